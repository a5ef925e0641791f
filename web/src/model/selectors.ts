/** What the table asks of the people here: selectors over a view. */
import type { View } from "../wire/schema.gen";

/** The seat that is to act and is played here, null where none is. */
export function toAct(view: View | null, mine: readonly number[]): number | null {
  if (view === null) return null;
  const { kind, seat } = view.awaits;
  if (seat === null || (kind !== "choice" && kind !== "throw")) return null;
  const sitting = view.seats[seat];
  const mayAct = sitting?.kind === "person" && sitting.bot === "" && !sitting.resigned;
  return mayAct && mine.includes(seat) ? seat : null;
}

/** What is awaited, and the seat it is awaited of. */
export interface Status {
  /** A sentence of the app to begin with, null where the game's own are enough. */
  readonly lead: "over" | "waits_seats" | "your_turn" | "here_turn" | null;
  /** How the game's sentences speak: to the person who is to act, or of whoever that is. */
  readonly voice: "ask" | "wait" | null;
  readonly seat: number | null;
}

export function statusOf(view: View, mine: readonly number[]): Status {
  if (isOver(view)) return { lead: "over", voice: null, seat: null };
  const { kind, seat } = view.awaits;
  if (seat === null || (kind !== "choice" && kind !== "throw")) {
    return { lead: "waits_seats", voice: null, seat: null };
  }
  if (toAct(view, mine) === null) return { lead: null, voice: "wait", seat };
  return { lead: mine.length > 1 ? "here_turn" : "your_turn", voice: "ask", seat };
}

/** The seat that can take its last choice back here, null where none can. */
export function toTakeBack(view: View | null, mine: readonly number[]): number | null {
  const seat = view?.take_back ?? null;
  return seat !== null && mine.includes(seat) ? seat : null;
}

/** Whether help takes no advantage of anybody: whoever plays elsewhere is a bot. */
export function fairHelp(view: View, mine: readonly number[]): boolean {
  return view.seats.every((sitting, seat) => sitting.kind === "bot" || mine.includes(seat));
}

/** The seats a person may still sit down in. */
export function freeSeats(view: View): readonly number[] {
  const free = (seat: number): boolean => {
    const sitting = view.seats[seat];
    return sitting !== undefined && (sitting.kind === "open" || sitting.vacant);
  };
  return view.seats.map((_, seat) => seat).filter(free);
}

export interface Preferences {
  readonly autoThrow: boolean;
  readonly autoSingle: boolean;
}

export type AutomaticAction = { readonly do: "throw" } | { readonly do: "play"; readonly token: string };

/** What may be done for a person without asking: a throw, or the only legal move. */
export function automaticAction(
  view: View | null,
  mine: readonly number[],
  preferences: Preferences,
): AutomaticAction | null {
  if (view === null || toAct(view, mine) === null) return null;
  if (view.awaits.kind === "throw") return preferences.autoThrow ? { do: "throw" } : null;
  const only = view.legal.length === 1 ? view.legal[0] : undefined;
  return preferences.autoSingle && only !== undefined ? { do: "play", token: only } : null;
}

/** Whether a view is of a game that is over. */
export function isOver(view: View): boolean {
  return view.awaits.kind === "nothing";
}

/** How a finished game ended, as a sentence of the app and the seats that it names. */
export interface Verdict {
  readonly word: "ended_abandoned" | "drawn" | "won_you" | "won_with" | "won" | "won_many" | "shared";
  readonly seats: readonly number[];
}

/** The verdict as whoever plays these seats reads it; for everybody where they are none. */
export function verdictOf(view: View, mine: readonly number[]): Verdict {
  const won = winners(view.result);
  if (view.result === null) return { word: "ended_abandoned", seats: [] };
  if (won.length === view.seats.length) return { word: "drawn", seats: [] };
  if (view.result.some((part) => part.includes("/"))) return { word: "shared", seats: won };
  const [me] = mine;
  if (mine.length === 1 && me !== undefined && won.includes(me)) {
    const others = won.filter((seat) => seat !== me);
    return others.length === 0 ? { word: "won_you", seats: [] } : { word: "won_with", seats: others };
  }
  return { word: won.length === 1 ? "won" : "won_many", seats: won };
}

/** The seats with the largest share of the result; none in an abandoned game. */
export function winners(result: readonly string[] | null): readonly number[] {
  if (result === null) return [];
  const shares = result.map(share);
  const best = Math.max(...shares);
  return best === 0 ? [] : shares.flatMap((value, seat) => (value === best ? [seat] : []));
}

/** A share written as `1`, `0` or `1/2`. */
export function share(text: string): number {
  const [above = "0", below = "1"] = text.split("/");
  return Number(above) / Number(below);
}
