// Written by scripts/wire_types.py from colonnade.wire; not to be edited.

/** Add a seed of one's own to the dice. */
export interface AddSeed {
  readonly do: "seed";
  readonly id: string;
  readonly seen: number;
  readonly seed: string;
}

/** A move, its value, and why. */
export interface Advice {
  readonly token: string;
  readonly chances: readonly number[];
  readonly gain: number;
  readonly cost: number;
  readonly reasons: readonly Text[];
}

/** The result of a request; `version` is the table's after it, or now if it was refused. */
export interface Answer {
  readonly is: "answer";
  readonly id: string;
  readonly ok: boolean;
  readonly version: number;
  readonly refusal: Refusal | null;
  readonly view: View | null;
}

/** What is awaited, and of which seat. */
export interface Awaits {
  readonly kind: "choice" | "nothing" | "seats" | "throw";
  readonly seat: number | null;
  readonly situation: readonly Event[];
}

/** Everything that can be chosen at this server. */
export interface Catalogue {
  readonly version: string;
  readonly games: readonly GameCard[];
  readonly levels: readonly string[];
  readonly emotes: Readonly<Record<string, Text>>;
  readonly reach: string;
  readonly prints: boolean;
  readonly kiosk: boolean;
}

/** The thirty-six cells, and the numbers that never change. */
export interface ColumbizLayout {
  readonly dice: number;
  readonly height: number;
  readonly limit: number;
  readonly pawns: number;
  readonly places: Readonly<Record<string, ColumbizPlace>>;
  readonly throws: number;
  readonly width: number;
}

/** A line that stands (K8). */
export interface ColumbizLine {
  readonly kind: "line";
  readonly places: readonly string[];
  readonly seat: number;
}

/** A cell: its column, and its number there. */
export interface ColumbizPlace {
  readonly column: number;
  readonly kind: string;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** The pegs, the lines that stand, the dice shown and in the cup, and the score pad. */
export interface ColumbizScene {
  readonly cup: number;
  readonly dice: readonly number[];
  readonly marks: readonly ColumbizLine[];
  readonly pieces: readonly Piece[];
  readonly placed: number;
  readonly scores: readonly ColumbizScore[];
  readonly throws: number;
}

/** One seat's account. */
export interface ColumbizScore {
  readonly captured: number;
  readonly captures: number;
  readonly lines: number;
  readonly reserve: number;
  readonly total: number;
}

/** Sixteen slabs. */
export interface CorinthoLayout {
  readonly each: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  readonly width: number;
}

/** The stacks, the standing lines and the reserves. */
export interface CorinthoScene {
  readonly lines: readonly (readonly string[])[];
  readonly pieces: readonly CorinthoStack[];
  readonly reserves: readonly Readonly<Record<string, number>>[];
}

/** A stack; nobody owns it. */
export interface CorinthoStack {
  readonly frozen: number;
  readonly kind: string;
  readonly place: string;
  readonly seat: null;
}

/** What is public about the dice; docs/dice.md says how to check them. */
export interface DiceFacts {
  readonly commitment: string;
  readonly seeds: readonly string[];
  readonly throws: number;
  readonly secret: string;
}

/** Show a preset emote; it changes nothing and is not stored. */
export interface Emote {
  readonly do: "emote";
  readonly emote: string;
}

/** A seat shows a preset emote. */
export interface Emoted {
  readonly is: "emote";
  readonly seat: number;
  readonly emote: string;
}

/** A message that could not be parsed or accepted; the table has not changed. */
export interface Error {
  readonly is: "error";
  readonly refusal: Refusal;
}

/** One thing that happened; `kind` is also the key of its sentence in the game's catalogue. */
export interface Event {
  readonly kind: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** HTTP: the body of every error response. */
export interface Failure {
  readonly error: Refusal;
}

/** A game that the opener has played against bots of one level. */
export interface FinishedGame {
  readonly bot: string;
  readonly share: number;
  readonly opponents?: number;
}

/** One point of a game, with everything a screen needs to show it. */
export interface Frame {
  readonly position: string;
  readonly awaits: Awaits;
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly scene: Scene;
  readonly colours: readonly SeatName[];
  readonly result: readonly string[] | null;
  readonly chances: readonly string[];
  readonly token: string;
  readonly seat: number | null;
  readonly thrown: boolean;
  readonly events: readonly Event[];
}

/** A game as the home page and the form for a new game show it. */
export interface GameCard {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  readonly tale: Text | null;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly age: number;
  readonly begins: string;
  readonly chance: boolean;
  readonly options: readonly OptionCard[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly offers: readonly string[];
}

/** Every sentence of a game and of a table, as templates. */
export interface GameWords {
  readonly game: Readonly<Record<string, Text>>;
  readonly table: Readonly<Record<string, Text>>;
  readonly seat_facts: readonly string[];
}

/** The gesture that makes a move: from one place to another, or with a button. */
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

/** Whether the server can store moves. */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly tables: number;
  readonly sockets: number;
}

/** The first message on a socket: the client's seat, and the table. */
export interface Hello {
  readonly is: "hello";
  readonly seat: number | null;
  readonly view: View;
  readonly story: readonly TableEvent[];
  readonly present: readonly boolean[];
  readonly spectators: number;
  readonly remaining: number | null;
}

/** The evaluation of a position. */
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

/** A position to evaluate: the start of the game where none is given. */
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

/** Where everything is, constant during a game; each game extends it. */
export interface Layout {
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  readonly width: number;
}

/** Leave the seat. */
export interface LeaveSeat {
  readonly do: "leave";
  readonly id: string;
  readonly seen: number;
}

/** A refuge that two tokens of a colour close (L13). */
export interface Les4ColonnesBarrier {
  readonly place: string;
  readonly seat: number;
}

/** The cross and its roads. */
export interface Les4ColonnesLayout {
  readonly height: number;
  readonly places: Readonly<Record<string, Les4ColonnesPlace>>;
  readonly roads: readonly Les4ColonnesRoad[];
  readonly width: number;
}

/** A spot of the cross. */
export interface Les4ColonnesPlace {
  readonly colour?: "blue" | "green" | "red" | "yellow";
  readonly kind: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The way of one seat from its workshop to the tip. */
export interface Les4ColonnesRoad {
  readonly colour: "blue" | "green" | "red" | "yellow";
  readonly names: readonly string[];
  readonly spots: readonly string[];
}

/** The tokens, the barriers, the dice, and what the turn still holds. */
export interface Les4ColonnesScene {
  readonly barriers: readonly Les4ColonnesBarrier[];
  readonly bonus: number;
  readonly builds: boolean;
  readonly dice: readonly number[];
  readonly last: string | null;
  readonly opens: boolean;
  readonly pieces: readonly Piece[];
  readonly sixes: number;
  readonly throws: number;
  readonly won: readonly number[];
}

export type Message = Hello | Update | Answer | Emoted | Presence | Error;

/** HTTP: open a table. */
export interface OpenTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly settings?: SettingsAsked;
  readonly seats?: readonly SeatPlan[];
  readonly position?: string;
  readonly begins?: "highest" | "random" | "seated" | "youngest";
  readonly youngest?: number;
}

/** An option of a game; the first value is the default. */
export interface OptionCard {
  readonly name: string;
  readonly says: Text;
  readonly clause: string;
  readonly main: boolean;
  readonly values: readonly OptionValue[];
}

/** One value of an option. */
export interface OptionValue {
  readonly value: string;
  readonly label: Text;
  readonly players: readonly number[];
}

/** One piece; `seat` is None where nobody owns it, or not yet. */
export interface Piece {
  readonly kind: string;
  readonly place: string;
  readonly seat: number | null;
}

/** One place of a board, in units of the game's own; x to the right, y downwards. */
export interface Place {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** Choose a move. */
export interface Play {
  readonly do: "play";
  readonly id: string;
  readonly seen: number;
  readonly token: string;
}

/** The review of one seat: its luck, and what it made of it. */
export interface PlayerReview {
  readonly seat: number;
  readonly name: Text;
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

/** Who is connected to the table. */
export interface Presence {
  readonly is: "presence";
  readonly present: readonly boolean[];
  readonly spectators: number;
}

/** The occupant of a seat in a recorded game. */
export interface RecordedSeat {
  readonly name: string;
  readonly bot: string;
}

/** Why not: a key for programs, sentences for people, the clause if the rules forbid it. */
export interface Refusal {
  readonly reason: string;
  readonly text: Text;
  readonly clause: string;
}

/** Play again with the same settings; `table` is the new table's id, given by the server. */
export interface Rematch {
  readonly do: "rematch";
  readonly id: string;
  readonly seen: number;
}

/** A record, and which of its frames are wanted. */
export interface ReplayAsked {
  readonly record: string;
  readonly first?: number;
  readonly count?: number;
}

/** Some frames of a recorded game. */
export interface Replayed {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly RecordedSeat[];
  readonly date: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly result: readonly string[] | null;
  readonly tokens: readonly string[];
  readonly first: number;
  readonly frames: readonly Frame[];
}

export type Request = Play | Throw | Undo | Resign | AddSeed | SeatBot | LeaveSeat | TakeOver | HandBack | Rematch | Emote | Sync;

/** Give up. */
export interface Resign {
  readonly do: "resign";
  readonly id: string;
  readonly seen: number;
}

/** The review of a game. */
export interface Review {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly colours: readonly SeatName[];
  readonly summary: Text;
  readonly players: readonly PlayerReview[];
  readonly start: readonly number[];
  readonly steps: readonly Step[];
  readonly turning_points: readonly TurningPoint[];
  readonly is_over: boolean;
  readonly problem: Text | null;
  readonly sims: number;
  readonly is_hurried: boolean;
}

/** A recorded game to review; an unfinished or damaged one as far as it can be replayed. */
export interface ReviewAsked {
  readonly record: string;
}

/** One line of a streamed review: its progress, the review, or an error. */
export interface ReviewNews {
  readonly done: number;
  readonly all: number;
  readonly review: Review | null;
  readonly error: Refusal | null;
}

/** What stands where; each game extends it with dice, marks, reserves and scores. */
export interface Scene {
  readonly pieces: readonly Piece[];
}

/** A seat and its occupant, as everybody may know it; keys are stored separately. */
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly bot: string;
  readonly resigned: boolean;
  readonly vacant: boolean;
}

/** Put a bot in an open seat, or replace the bot of a seat. */
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

/** A seat and its key: sent once, to the person who sits down. */
export interface SeatLink {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}

/** The name of a seat, with the colour of its pieces. */
export interface SeatName {
  readonly en: string;
  readonly fr: string;
  readonly colour: "black" | "blue" | "green" | "grey" | "red" | "violet" | "white" | "yellow" | null;
}

/** How a seat is filled when a table is opened: left open, by a bot, or by the opener. */
export interface SeatPlan {
  readonly bot?: string | null;
  readonly me?: boolean;
  readonly name?: string;
  readonly results?: readonly FinishedGame[];
}

/** The seat that a key opens. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** The winding track. */
export interface SenetLayout {
  readonly coins: Readonly<Record<string, number>> | null;
  readonly height: number;
  readonly places: Readonly<Record<string, SenetPlace>>;
  readonly way: readonly string[];
  readonly width: number;
}

/** Neighbours of one side: a pair, or a barrage of three and more. */
export interface SenetMark {
  readonly kind: "barrage" | "pair";
  readonly places: readonly string[];
  readonly seat: number | null;
}

/** A square of the track, or a place before or behind it. */
export interface SenetPlace {
  readonly glyph: string | null;
  readonly kind: string;
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

/** All ten pawns, waiting and out ones too. */
export interface SenetScene {
  readonly marks: readonly SenetMark[];
  readonly pieces: readonly Piece[];
  readonly throw: number;
}

/** How a table is run; a rematch copies all of it. */
export interface Settings {
  readonly auto_throw: boolean;
  readonly take_back: boolean;
  readonly turn_seconds: number;
  readonly stand_in: string;
  readonly listed: boolean;
  readonly own_dice: boolean;
}

/** The settings of a new table; what is left out has its default. */
export interface SettingsAsked {
  readonly auto_throw?: boolean;
  readonly take_back?: boolean;
  readonly turn_seconds?: number;
  readonly stand_in?: string;
  readonly listed?: boolean;
  readonly own_dice?: boolean;
}

/** One token of a game and its effect on the chances of all seats. */
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
  readonly told: Text | null;
}

/** The scene of a game for which the web app has no board: the game's own SVG drawing. */
export interface SvgScene {
  readonly pieces: readonly Piece[];
  readonly svg: Readonly<Record<string, string>>;
}

/** Ask for everything since a version. */
export interface Sync {
  readonly do: "sync";
  readonly version: number;
}

/** A table with a free seat, in the public list. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
}

/** One entry as it is shown to everybody. */
export interface TableEvent {
  readonly version: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly token: string;
  readonly events: readonly Event[];
  readonly facts: Readonly<Record<string, number | string>>;
}

/** The tables of the public list. */
export interface TableList {
  readonly tables: readonly TableCard[];
}

/** HTTP: the table is open; the links are those of the opener's seats. */
export interface TableOpened {
  readonly table: string;
  readonly links: readonly SeatLink[];
  readonly view: View;
  readonly first: number;
}

/** Let a bot play for an absent person; the server checks that they are absent. */
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

/** A text in both languages, for people; often a template with facts to fill in. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** Throw; at a table with one's own dice, enter what they show. */
export interface Throw {
  readonly do: "throw";
  readonly id: string;
  readonly seen: number;
  readonly token?: string;
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

/** A move or a throw to try. */
export interface Trial {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string;
  readonly token?: string;
  readonly chances?: boolean;
}

/** A token that changed the game. */
export interface TurningPoint {
  readonly number: number;
  readonly token: string;
  readonly seat: number;
  readonly kind: "move" | "throw";
  readonly verdict: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake" | "throw";
  readonly position: string;
  readonly shift: readonly number[];
  readonly told: Text;
  readonly played: Advice | null;
  readonly better: Advice | null;
}

/** Take one's last choice back. */
export interface Undo {
  readonly do: "undo";
  readonly id: string;
  readonly seen: number;
}

/** The table has changed; the story is for people, the view replaces the old one. */
export interface Update {
  readonly is: "update";
  readonly version: number;
  readonly story: readonly TableEvent[];
  readonly view: View;
  readonly remaining: number | null;
}

/** The table as clients show it, without computing anything. */
export interface View {
  readonly position: string;
  readonly awaits: Awaits;
  readonly legal: readonly string[];
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly scene: Scene;
  readonly colours: readonly SeatName[];
  readonly result: readonly string[] | null;
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
  readonly teams: readonly (readonly number[])[];
  readonly tokens: number;
  readonly last: LastMove | null;
  readonly take_back: number | null;
  readonly dice: DiceFacts | null;
  readonly ending: "" | "abandoned" | "resignation";
  readonly parent: string;
  readonly rematch: string;
}

/** Why a touch is no legal move; None where it is. */
export interface Why {
  readonly token: string;
  readonly refusal: Refusal | null;
}

/** The pips of each face of a die, in thirds of a face from its middle. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [[], [[0, 0]], [[-1, 1], [1, -1]], [[-1, 1], [1, -1], [0, 0]], [[-1, 1], [1, -1], [-1, -1], [1, 1]], [[-1, 1], [1, -1], [-1, -1], [1, 1], [0, 0]], [[-1, 1], [1, -1], [-1, -1], [1, 1], [-1, 0], [1, 0]]];
