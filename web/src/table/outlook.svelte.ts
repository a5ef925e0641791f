/** A table as it is seen from here: whose turn it is, what may be done, and in which words. */
import type { SeatInfo } from "../board/types";
import { preferences } from "../preferences.svelte";
import { fairHelp, freeSeats, isOver, statusOf, toAct } from "../store/asking";
import { seatInfos } from "../store/seats";
import { tell } from "../store/telling";
import type { Catalogue, GameWords, Happening, View } from "../wire/schema.gen";
import { say, spoken } from "../words/say.svelte";
import type { TableSession } from "./session.svelte";

export class Outlook {
  readonly view: View = $derived.by(() => this.session.state.view ?? this.first);
  /** The seats that are played here. */
  readonly mine: readonly number[] = $derived.by(() => this.session.mine);
  /** The seat played here that is to act, null where none is. */
  readonly acting: number | null = $derived(toAct(this.view, this.mine));
  readonly mayChoose = $derived(this.acting !== null && this.view.awaits.kind === "choice");
  readonly mayThrow = $derived(this.acting !== null && this.view.awaits.kind === "throw");
  readonly over: boolean = $derived(isOver(this.view));
  /** Whether somebody who plays here can do anything at all. */
  readonly mayAct = $derived(
    this.mine.length > 0 && !this.over && this.view.awaits.kind !== "seats",
  );
  /** Whether somebody is still to sit down, and may be asked to by those who sit. */
  readonly waiting = $derived(this.mine.length > 0 && this.view.awaits.kind === "seats");
  /** Whether there is a seat for somebody who has none. */
  readonly hasRoom = $derived(
    this.mine.length === 0 && !this.over && freeSeats(this.view).length > 0,
  );
  /** Whether somebody here may be helped without harm to anybody elsewhere. */
  readonly fair = $derived(this.over || fairHelp(this.view, this.mine));

  readonly infos: readonly SeatInfo[] = $derived(
    seatInfos(this.view.colours, this.view.seats, preferences.language),
  );
  readonly names: readonly string[] = $derived(this.infos.map((info) => info.name));
  readonly title: string = $derived.by(() => {
    const card = this.catalogue.games.find((card) => card.id === this.view.game);
    return card === undefined ? "" : spoken(card.title);
  });

  private readonly awaited = $derived(statusOf(this.view, this.mine));
  /** What is awaited, in one sentence. */
  readonly status: string = $derived(
    say(this.awaited.word, { name: this.names[this.awaited.seat ?? 0] ?? "" }),
  );
  /** The seat that sentence speaks of, null where it speaks of none. */
  readonly statusSeat: SeatInfo | null = $derived(this.infos[this.awaited.seat ?? -1] ?? null);

  constructor(
    readonly session: TableSession,
    readonly catalogue: Catalogue,
    readonly words: GameWords,
    private readonly first: View,
  ) {}

  /** What happened, in words. */
  tell(happening: Happening): string {
    return tell(happening, this.words, preferences.language, this.names);
  }
}
