/** A game that is being set up: who plays it, where they sit, and by which options. */
import { kiosk } from "../kiosk.svelte";
import { preferences } from "../preferences.svelte";
import { middleLevel } from "../model/levels";
import {
  fitting,
  opening,
  seated,
  type Begins,
  type How,
  type SeatChoice,
  type Sitter,
} from "../model/plan";
import { reach } from "../wire/reach.svelte";
import type { GameCard, OpenTable, SeatName } from "../wire/schema.gen";
import { WITHOUT_SERVER } from "../wire/transport";

export class Draft {
  how: How = $state("bots");
  players: number = $state(2);
  options: Record<string, string> = $state({});
  seats: SeatChoice[] = $state([]);
  /** What the seats are called with these options, once that is known. */
  called: readonly SeatName[] = $state.raw([]);
  takeBack = $state(true);
  autoThrow = $state(false);
  /** Seconds for one turn, 0 for no limit. */
  turnSeconds = $state(0);
  ownDice = $state(false);
  begins: Begins = $state("seated");
  /** Which seat is the youngest's. */
  youngest = $state(0);
  /** The level a new bot has. */
  private readonly level: string;

  constructor(
    readonly card: GameCard,
    readonly levels: readonly string[],
  ) {
    this.level = middleLevel(levels);
    this.setPlayers(card.players[0]);
  }

  setHow(how: How): void {
    this.how = how;
    this.seats = seated(how, this.players, this.level, preferences.name);
  }

  setPlayers(count: number): void {
    this.players = count;
    this.options = fitting(this.card, this.options, count);
    this.seats = seated(this.how, count, this.level, preferences.name);
  }

  /** Put somebody on a seat. */
  sit(seat: number, sitter: Sitter): void {
    // Against bots one person plays: sitting down elsewhere leaves the other seat to a bot.
    if (this.how === "bots" && sitter === "me") {
      const left = this.seats.findIndex((other) => other.sitter === "me");
      const level = this.seats[seat]?.level ?? this.level;
      if (left >= 0) this.seats[left] = { sitter: "bot", level, name: "" };
    }
    const name = sitter === "me" ? preferences.name : "";
    this.seats[seat] = { sitter, level: this.level, name };
  }

  change(seat: number, change: Partial<SeatChoice>): void {
    const before = this.seats[seat];
    if (before !== undefined) this.seats[seat] = { ...before, ...change };
  }

  /** Whether somebody can join from elsewhere: not at a public screen, nor a table in a browser. */
  get canInvite(): boolean {
    return !kiosk.active && !WITHOUT_SERVER && (!reach.lost || this.how === "friends");
  }

  /** The name under which the one person who plays here wants to be known, empty for none. */
  get ownName(): string {
    const own = this.seats.find((seat) => seat.sitter === "me");
    return this.how === "here" || own === undefined ? "" : own.name.trim();
  }

  /** What the server is asked to open. */
  opening(): OpenTable {
    const settings = {
      take_back: this.takeBack,
      auto_throw: this.autoThrow,
      turn_seconds: this.turnSeconds,
      own_dice: this.ownDice,
    };
    const { begins, youngest } = this;
    return { ...opening(this.card.id, this, settings), begins, youngest };
  }
}
