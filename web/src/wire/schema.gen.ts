// Written by scripts/wire_types.py from colonnade.wire; not to be edited.

/** Add a word of one's own to the dice. */
export interface AddSeed {
  readonly do: "seed";
  readonly id: string;
  readonly seen: number;
  readonly seed: string;
}

/** A move, what it is worth, and why. */
export interface Advice {
  readonly token: string;
  readonly chances: readonly number[];
  readonly gain: number;
  readonly cost: number;
  readonly reasons: readonly Said[];
}

/** What became of a request; `version` is the table's when it was kept, or now if refused. */
export interface Answer {
  readonly is: "answer";
  readonly id: string;
  readonly ok: boolean;
  readonly version: number;
  readonly refusal: Refusal | null;
  readonly view: View | null;
}

/** What the table awaits, and of which seat. */
export interface Awaits {
  readonly kind: "choice" | "nothing" | "seats" | "throw";
  readonly seat: number | null;
}

/** All that can be chosen at this server. */
export interface Catalogue {
  readonly version: string;
  readonly games: readonly GameCard[];
  readonly levels: readonly string[];
  readonly emotes: Readonly<Record<string, Said>>;
  readonly reach: string;
  readonly prints: boolean;
}

/** What is known of the dice; docs/dice.md says how to check them. */
export interface DiceFacts {
  readonly commitment: string;
  readonly seeds: readonly string[];
  readonly throws: number;
  readonly secret: string;
}

/** Show one of the preset feelings; it changes nothing and is not kept. */
export interface Emote {
  readonly do: "emote";
  readonly emote: string;
}

/** A seat shows a preset feeling. */
export interface Emoted {
  readonly is: "emote";
  readonly seat: number;
  readonly emote: string;
}

/** A message that could not be understood or taken; the table has not changed. */
export interface Error {
  readonly is: "error";
  readonly reason: string;
  readonly text: Said;
}

/** One thing that happened; `kind` is also the key of its sentence in the game's catalogue. */
export interface Event {
  readonly kind: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** HTTP: every answer that is not a success. */
export interface Failure {
  readonly error: Refusal;
}

/** One moment of a game, with all that a screen needs to show it. */
export interface Frame {
  readonly position: string;
  readonly awaits: Awaits;
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly colours: readonly Said[];
  readonly chances: readonly string[];
  readonly result: readonly string[] | null;
  readonly token: string;
  readonly seat: number | null;
  readonly thrown: boolean;
  readonly events: readonly Event[];
}

/** What somebody who chooses a game wants to know. */
export interface GameCard {
  readonly id: string;
  readonly title: Said;
  readonly about: Said;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly chance: boolean;
  readonly options: readonly OptionCard[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every sentence of a game and of a table, as templates. */
export interface GameWords {
  readonly game: Readonly<Record<string, Said>>;
  readonly table: Readonly<Record<string, Said>>;
  readonly seat_facts: readonly string[];
}

/** How a move is made by hand: from a place to a place, or with a button; absent is none. */
export interface Gesture {
  readonly button?: string | null;
  readonly dice?: string | null;
  readonly piece?: string | null;
  readonly source?: string | null;
  readonly target?: string | null;
}

/** Play oneself again. */
export interface HandBack {
  readonly do: "hand_back";
  readonly id: string;
  readonly seen: number;
}

/** One entry as everybody is told it. */
export interface Happening {
  readonly version: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly token: string;
  readonly events: readonly Event[];
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Whether the server can keep moves. */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly tables: number;
  readonly sockets: number;
}

/** The first message on a socket: who you are here, and how the table stands. */
export interface Hello {
  readonly is: "hello";
  readonly seat: number | null;
  readonly view: View;
  readonly story: readonly Happening[];
  readonly present: readonly boolean[];
  readonly spectators: number;
  readonly remaining: number | null;
}

/** A position, seen by somebody who knows the game. */
export interface Hint {
  readonly game: string;
  readonly position: string;
  readonly awaits: "choice" | "nothing" | "throw";
  readonly seat: number | null;
  readonly chances: readonly number[];
  readonly margin: number | null;
  readonly choices: number;
  readonly moves: readonly Advice[];
}

/** A position to judge: the start of the game where none is given. */
export interface HintAsked {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string;
}

/** The token played last. */
export interface LastMove {
  readonly token: string;
  readonly seat: number;
}

/** Stand up. */
export interface Leave {
  readonly do: "leave";
  readonly id: string;
  readonly seen: number;
}

export type Message = Hello | Update | Answer | Emoted | Presence | Error;

/** HTTP: open a table. */
export interface OpenTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly settings?: SettingsAsked;
  readonly seats?: readonly SeatPlan[];
  readonly position?: string;
}

/** An option of a game; the first value is the usual one. */
export interface OptionCard {
  readonly name: string;
  readonly says: Said;
  readonly clause: string;
  readonly values: readonly OptionValue[];
}

/** One value of an option. */
export interface OptionValue {
  readonly value: string;
  readonly label: Said;
  readonly players: readonly number[];
}

/** Choose one of the legal moves. */
export interface Play {
  readonly do: "play";
  readonly id: string;
  readonly seen: number;
  readonly token: string;
}

/** How one seat fared: what it was given, and what it made of it. */
export interface PlayerReview {
  readonly seat: number;
  readonly name: Said;
  readonly throws: number;
  readonly luck: number;
  readonly own_luck: number;
  readonly choices: number;
  readonly cost: number;
  readonly accuracy: number | null;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly result: number;
  readonly adjusted: number;
  readonly low: number;
  readonly high: number;
}

/** Who is at the table now. */
export interface Presence {
  readonly is: "presence";
  readonly present: readonly boolean[];
  readonly spectators: number;
}

/** Why not: a key for programs, sentences for people, the clause for a breach of the rules. */
export interface Refusal {
  readonly reason: string;
  readonly text: Said;
  readonly clause: string;
}

/** Play again; the server names the new table. */
export interface Rematch {
  readonly do: "rematch";
  readonly id: string;
  readonly seen: number;
}

/** A record, and which of its moments are wanted. */
export interface ReplayAsked {
  readonly record: string;
  readonly first?: number;
  readonly count?: number;
}

/** Some moments of a recorded game. */
export interface Replayed {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly date: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly result: readonly string[] | null;
  readonly tokens: readonly string[];
  readonly first: number;
  readonly frames: readonly Frame[];
}

export type Request = Play | Throw | Undo | Resign | AddSeed | SeatBot | Leave | TakeOver | HandBack | Rematch | Emote | Sync;

/** Give up. */
export interface Resign {
  readonly do: "resign";
  readonly id: string;
  readonly seen: number;
}

/** What can be said about a game. */
export interface Review {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly summary: Said;
  readonly players: readonly PlayerReview[];
  readonly start: readonly number[];
  readonly steps: readonly Step[];
  readonly turning_points: readonly TurningPoint[];
  readonly is_over: boolean;
  readonly problem: Said | null;
  readonly sims: number;
  readonly is_hurried: boolean;
}

/** A recorded game to review; an unfinished or damaged one as far as it goes. */
export interface ReviewAsked {
  readonly record: string;
}

/** One line of a review that is told as it comes: how far it is, the review, or an error. */
export interface ReviewNews {
  readonly done: number;
  readonly all: number;
  readonly review: Review | null;
  readonly error: Refusal | null;
}

/** One thing said in both languages. */
export interface Said {
  readonly en: string;
  readonly fr: string;
}

/** Who sits in a place, as everybody may know; keys are kept apart from it. */
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly bot: string;
  readonly resigned: boolean;
  readonly vacant: boolean;
}

/** Put a bot in an open seat. */
export interface SeatBot {
  readonly do: "seat_bot";
  readonly id: string;
  readonly seen: number;
  readonly seat: number;
  readonly level: string;
}

/** A key from a link, to be exchanged for a cookie. */
export interface SeatKey {
  readonly key: string;
}

/** A seat and the key that opens it: shown once, to whoever sits down. */
export interface SeatLink {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}

/** How a seat is filled when a table is opened: left open, by a bot, or by whoever opens it. */
export interface SeatPlan {
  readonly bot?: string | null;
  readonly me?: boolean;
  readonly name?: string;
  readonly seed?: string;
}

/** Whom a key makes somebody. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** How a table is run; a rematch copies all of it. */
export interface Settings {
  readonly auto_throw: boolean;
  readonly take_back: boolean;
  readonly turn_seconds: number;
  readonly stand_in: string;
  readonly listed: boolean;
}

/** How the table is to be run; what is left out is as usual. */
export interface SettingsAsked {
  readonly auto_throw?: boolean;
  readonly take_back?: boolean;
  readonly turn_seconds?: number;
  readonly stand_in?: string;
  readonly listed?: boolean;
}

/** One token of a game and what it did to everybody's chances. */
export interface Step {
  readonly number: number;
  readonly token: string;
  readonly seat: number;
  readonly verdict: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake" | "throw";
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly odds: string;
  readonly luck: readonly number[];
  readonly choices: number;
  readonly cost: number;
  readonly best: string;
  readonly told: Said | null;
}

/** Say what was missed since a version. */
export interface Sync {
  readonly do: "sync";
  readonly version: number;
}

/** A table with a free seat, as strangers find it. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
}

/** Tables that want to be found. */
export interface TableList {
  readonly tables: readonly TableCard[];
}

/** HTTP: the table is open; the links are those of the seats of whoever opened it. */
export interface TableOpened {
  readonly table: string;
  readonly links: readonly SeatLink[];
  readonly view: View;
}

/** Let a bot play for a person who has gone. */
export interface TakeOver {
  readonly do: "take_over";
  readonly id: string;
  readonly seen: number;
  readonly seat: number;
}

/** HTTP: sit down in a free seat. */
export interface TakeSeat {
  readonly name?: string;
  readonly seed?: string;
  readonly key?: string;
}

/** Throw. */
export interface Throw {
  readonly do: "throw";
  readonly id: string;
  readonly seen: number;
}

/** A legal move and what it makes happen. */
export interface ToldMove {
  readonly token: string;
  readonly events: readonly Event[];
}

/** All legal moves in words. */
export interface ToldMoves {
  readonly moves: readonly ToldMove[];
}

/** What was touched on a board, or the token that was wanted. */
export interface Touch {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string;
  readonly source?: string;
  readonly target?: string;
  readonly token?: string;
}

/** A move or a throw to try out. */
export interface Trial {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string;
  readonly token?: string;
}

/** A token by which the game turned. */
export interface TurningPoint {
  readonly number: number;
  readonly token: string;
  readonly seat: number;
  readonly kind: "move" | "throw";
  readonly verdict: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake" | "throw";
  readonly position: string;
  readonly shift: readonly number[];
  readonly told: Said;
  readonly played: Advice | null;
  readonly better: Advice | null;
}

/** Take one's last choice back. */
export interface Undo {
  readonly do: "undo";
  readonly id: string;
  readonly seen: number;
}

/** The table has changed: the story is for people, the view is the truth. */
export interface Update {
  readonly is: "update";
  readonly version: number;
  readonly story: readonly Happening[];
  readonly view: View;
  readonly remaining: number | null;
}

/** The table as it is to be shown; a client needs to work nothing out. */
export interface View {
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
  readonly colours: readonly Said[];
  readonly awaits: Awaits;
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly position: string;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly tokens: number;
  readonly last: LastMove | null;
  readonly take_back: number | null;
  readonly dice: DiceFacts | null;
  readonly result: readonly string[] | null;
  readonly ending: "" | "abandoned" | "resignation";
  readonly parent: string;
  readonly rematch: string;
}

/** Why a touch means nothing legal; None where it does. */
export interface Why {
  readonly token: string;
  readonly refusal: Refusal | null;
}
