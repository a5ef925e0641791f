/**
 * The contract between the app and the boards: what a board is given, and what it reports.
 *
 * A board is told everything and works out nothing: the places come from `layout`, what stands
 * on them from `scene`, what may be done from `legal` and `gestures`.
 */

export type Language = "fr" | "en";
export type Speed = 0 | 1 | 2;

/** A colour of the tokens: `--seat-yellow` … in style/tokens.css. */
export type Colour = "yellow" | "red" | "green" | "blue" | "white" | "black";

/** One place of a board, in units of the game's own; x to the right, y downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Where everything is: the same all game long. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  readonly [decoration: string]: unknown;
}

/** One piece; `seat` is null where nobody owns it (yet). */
export interface Piece {
  readonly kind: string;
  readonly seat: number | null;
  readonly place: string;
  readonly [fact: string]: unknown;
}

/** What stands where; each game adds its own facts. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly [fact: string]: unknown;
}

/** How a legal move is made by hand; null or absent is none. */
export interface Gesture {
  readonly source?: string | null;
  readonly target?: string | null;
  readonly button?: string | null;
  readonly dice?: string | null;
  readonly piece?: string | null;
}

export type Facts = Readonly<Record<string, string | number>>;

/** One thing that happened, as the rules tell it. */
export interface GameEvent {
  readonly kind: string;
  readonly facts: Facts;
}

/** One entry of the table's log. */
export interface Happening {
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

export interface BoardProps {
  readonly layout: Layout;
  readonly scene: Scene;
  /** The legal tokens; every one of them can be chosen on the board. */
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly seats: readonly SeatInfo[];
  /** The seat whose turn it is, null when the game is over. */
  readonly turn: number | null;
  /** The seat of the person here, null for a spectator. */
  readonly mySeat: number | null;
  /** Whether the person here may choose now. */
  readonly active: boolean;
  /** Whether the person here may throw now: dice and coins can then be tapped. */
  readonly throwable: boolean;
  /** What just happened, to be animated; a new array each time. */
  readonly story: readonly Happening[];
  /** 1 and 2 are the usual and the double speed, 0 is no animation. */
  readonly speed: Speed;
  readonly language: Language;
  /** A legal token was chosen. Buttons of gestures (`end`, `skip`…) are drawn by the board. */
  readonly onchoose: (token: string) => void;
  readonly onrefuse: (attempt: Attempt) => void;
  readonly onthrow: () => void;
}
