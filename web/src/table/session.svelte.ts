/** The people of this device at one table: their sockets, folded into one state. */
import { keepDice, keepSeed } from "../dice/saved_dice";
import { nonce } from "../nonce";
import { toAct, toTakeBack } from "../model/selectors";
import { NOTHING_KNOWN, received, type TableState } from "../model/table";
import { mySeats, saveView } from "../saved_games";
import { keepView } from "../saved_views";
import type { Answer, Message, Refusal, View } from "../wire/schema.gen";
import { TableSocket, type Command } from "../wire/socket";
import { isLocal } from "../wire/transport";
import { transport } from "../wire/transports";
import { Playback } from "./playback.svelte";

/** A command without what the session adds to it. */
type Bare<C> = C extends unknown ? Omit<C, "id" | "seen"> : never;
export type Wish = Bare<Command>;

/** How much of the past is fetched at once. */
export const BACKLOG = 40;

export class TableSession {
  state: TableState = $state.raw(NOTHING_KNOWN);
  mine: readonly number[] = $state.raw([]);
  /** Whether every socket is open. */
  connected = $state(false);
  /** Whether the line was ever open: before, one is connecting, after, reconnecting. */
  greeted = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** The version in which something was asked for that has not been answered. */
  private asked: number | null = $state(null);
  /** Whether a command is under way at the table as it is shown. */
  readonly busy = $derived(this.asked !== null && this.asked === this.state.view?.version);

  /** What is seen of it: the state is ahead of that while bots' moves are being shown. */
  readonly playback = new Playback();

  /** Whether a line was closed for good. */
  refused = $state(false);

  /** Whether all that this browser should keep of the dice is kept. */
  private diceKept = false;
  private readonly sockets = new Map<number | null, TableSocket>();
  private readonly open = new Map<number | null, boolean>();
  private closed = false;
  private hasPast = false;
  private readonly wake = (): void => {
    this.playback.isAway = document.hidden;
    for (const socket of this.sockets.values()) socket.hurry();
  };

  /** `known` is the table as it was last seen here: what is done with it before the line is open
      is said as soon as it is. */
  constructor(
    readonly table: string,
    known: View | null = null,
    private readonly storage: Storage = localStorage,
  ) {
    this.mine = mySeats(table, storage);
    if (known !== null) {
      this.state = { ...NOTHING_KNOWN, view: known };
      this.playback.take(known, [], this.mine, { remaining: null, isReturn: true });
      // A new game is shown before a line to it is open; closed now, it is there at once again.
      if (isLocal(table)) keepView(table, known, storage);
    }
    if (this.mine.length === 0) this.join(null);
    for (const seat of this.mine) this.join(seat);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const socket of this.sockets.values()) socket.close();
  }

  /** Speak for one more seat: its cookie has just been given. */
  sit(seat: number): void {
    if (this.mine.includes(seat)) return;
    this.mine = [...this.mine, seat].sort();
    this.join(seat);
    this.leave(null);
    this.keep();
  }

  /** Do something for the seat that is to act, or for one of one's seats. */
  async wish(wish: Wish, seat: number | null = toAct(this.state.view, this.mine)): Promise<boolean> {
    const socket = this.sockets.get(seat ?? this.mine[0] ?? null);
    if (socket === undefined || this.state.view === null || this.busy) return false;
    this.refusal = null;
    const { version: seen, position } = this.state.view;
    this.asked = seen;
    const answer = await socket.ask({ ...wish, id: nonce(), seen } as Command);
    if (this.asked === seen) this.asked = null;
    if (!answer.ok && answer.refusal?.reason === "stale") {
      // Somebody was quicker, and the board shows what they did; unless it was nothing on the
      // board, as when they have only sat down.
      const isAsBefore = this.state.view.version > seen && this.state.view.position === position;
      return isAsBefore ? this.wish(wish, seat) : false;
    }
    if (!answer.ok) this.refusal = answer.refusal;
    else if (wish.do === "seed" && seat !== null) keepSeed(this.table, seat, wish.seed, this.storage);
    return answer.ok;
  }

  undo(): Promise<boolean> {
    return this.wish({ do: "undo" }, toTakeBack(this.state.view, this.mine));
  }

  emote(emote: string, seat: number): void {
    this.sockets.get(seat)?.say({ do: "emote", emote });
  }

  /** Ask for more of the past. */
  fetchPast(): void {
    const first = this.state.log[0]?.version ?? (this.state.view?.version ?? 0) + 1;
    const [socket] = this.sockets.values();
    if (first > 1) socket?.say({ do: "sync", version: Math.max(0, first - 1 - BACKLOG) });
  }

  private join(seat: number | null): void {
    const query = seat === null ? "" : `?seat=${seat}`;
    const address = `/api/tables/${this.table}/play${query}`;
    // A further line is taken to be good until it breaks; the first has still to be made.
    this.open.set(seat, this.greeted);
    const socket = new TableSocket(address, {
      connect: (to) => transport.connect(to),
      later: (act, milliseconds) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      version: () => this.state.view?.version ?? null,
      hear: (message) => this.hear(seat, message),
      connected: (is) => this.note(seat, is),
      refused: () => (this.refused = true),
    });
    this.sockets.set(seat, socket);
  }

  private leave(seat: number | null): void {
    this.sockets.get(seat)?.close();
    this.sockets.delete(seat);
    this.open.delete(seat);
    this.note(seat, this.connected);
  }

  private note(seat: number | null, is: boolean): void {
    if (this.open.has(seat)) this.open.set(seat, is);
    this.connected = !this.closed && [...this.open.values()].every((value) => value);
    this.greeted ||= this.connected;
  }

  private hear(seat: number | null, message: Message): void {
    const before = this.state;
    this.state = received(before, message);
    if (message.is === "hello") this.welcome(seat, message.seat);
    if (message.is === "error") this.refusal = message.refusal;
    if (!this.hasPast && this.state.view !== null) {
      this.hasPast = true;
      this.fetchPast();
    }
    if (this.state.view === before.view || this.state.view === null) return;
    this.diceKept ||= keepDice(this.state.view, this.storage);
    this.keep();
    const { view, latest, remaining } = this.state;
    const story = latest === before.latest ? [] : latest;
    this.playback.take(view, story, this.mine, { remaining, isReturn: message.is === "hello" });
  }

  /** The server knows which seat a cookie opens; what was kept here may be out of date. */
  private welcome(asked: number | null, given: number | null): void {
    if (asked === null && given !== null && !this.mine.includes(given)) {
      this.mine = [...this.mine, given].sort();
      const socket = this.sockets.get(null);
      if (socket !== undefined) {
        this.sockets.delete(null);
        this.sockets.set(given, socket);
        this.open.delete(null);
        this.open.set(given, true);
      }
    }
    if (asked !== null && given === null) {
      this.mine = this.mine.filter((seat) => seat !== asked);
      if (this.mine.length === 0) this.join(null);
      this.leave(asked);
    }
    if (given !== null) void this.seed(given);
  }

  /** A seat that came without a seed, as to a rematch, adds one while that is still possible. */
  private async seed(seat: number): Promise<void> {
    const view = this.state.view;
    const socket = this.sockets.get(seat);
    if (view === null || view.dice === null || socket === undefined) return;
    if (view.dice.throws > 0 || view.dice.seeds[seat] !== "") return;
    const seen = view.version;
    const own = nonce();
    const answer = await socket.ask({ do: "seed", seed: own, id: nonce(), seen });
    if (answer.ok) keepSeed(this.table, seat, own, this.storage);
    const isNewer = (this.state.view?.version ?? 0) > seen;
    if (answer.refusal?.reason === "stale" && isNewer) await this.seed(seat);
  }

  private keep(): void {
    const view = this.state.view;
    if (view === null || this.mine.length === 0) return;
    saveView(view, this.mine, true, this.storage);
    if (isLocal(this.table)) keepView(this.table, view, this.storage);
  }
}

export type { Answer };
