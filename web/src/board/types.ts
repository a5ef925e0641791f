/**
 * The contract between the app and the boards: what a board is given, and what it reports.
 *
 * A board is told everything and works out nothing: the places come from `layout`, what stands
 * on them from `scene`, what may be done from `legal` and `gestures`.
 */

import type { Gesture, Layout, Piece, Place, Scene } from "../wire/schema.gen";

import type { SEAT_COLOURS } from "./seats.gen";

export type { Gesture, Layout, Piece, Place, Scene };

export type Language = "fr" | "en";
/** How fast things are shown: calm, usual, fast, and at once. */
export type Speed = 0.6 | 1 | 2 | 0;
export const SPEEDS: readonly Speed[] = [0.6, 1, 2, 0];

/** A colour of seats: `--seat-yellow`, `--on-yellow`, `--rim-yellow` … in style/seats.gen.css. */
export type Colour = keyof typeof SEAT_COLOURS;

export type Facts = Readonly<Record<string, string | number>>;

/** One thing that happened, as the rules tell it. */
export interface GameEvent {
  readonly kind: string;
  readonly facts: Facts;
}

/** One entry of the table's log. */
export interface TableEvent {
  readonly version: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly token: string;
  readonly events: readonly GameEvent[];
  readonly facts: Facts;
}

/** A seat as a board shows it. */
export interface SeatInfo {
  /** What the person is called. */
  readonly name: string;
  readonly colour: Colour;
  /** The letter of the colour, in the language. */
  readonly mark: string;
}

/** What was tapped and is not legal: the app asks the server why. */
export interface Attempt {
  readonly source?: string;
  readonly target: string;
}

/** `L` and `S` are the game's own layout and scene, as its display declares them. */
export interface BoardProps<L extends Layout = Layout, S extends Scene = Scene> {
  readonly layout: L;
  readonly scene: S;
  /** The legal tokens; every one of them can be chosen on the board. */
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly seats: readonly SeatInfo[];
  /** The seat whose turn it is, null when the game is over. */
  readonly turn: number | null;
  /** Whether the person here may choose now. */
  readonly active: boolean;
  /** Whether the person here may throw now: dice and coins can then be tapped. */
  readonly throwable: boolean;
  /**
   * What just happened, to be animated; a new array each time. Where the scene is the same object
   * as before, this is only a part of what leads to the next one.
   */
  readonly story: readonly TableEvent[];
  /** What happened last before that, oldest first: its last move is marked if it was not shown. */
  readonly recent?: readonly TableEvent[];
  /** The legal token that is advised, to be drawn; null where none is. */
  readonly advised?: string | null;
  /** 1 is the usual speed, 2 is double, 0 is no animation. */
  readonly speed: number;
  readonly language: Language;
  /**
   * A legal token was chosen. Buttons of gestures (`end`, `skip`…) are drawn by the board.
   * `throws` says that the throw which follows was asked for as well.
   */
  readonly onchoose: (token: string, throws?: boolean) => void;
  readonly onrefuse: (attempt: Attempt) => void;
  readonly onthrow: () => void;
  /** A story has been shown to its end. */
  readonly onshown?: (story: readonly TableEvent[]) => void;
}
