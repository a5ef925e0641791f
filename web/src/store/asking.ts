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

/** What is awaited, as one of the app's sentences, and the seat it speaks of. */
export interface Status {
  readonly word:
    | "over"
    | "waits_seats"
    | "thinking"
    | `${"here" | "your" | "turn"}_${"throw" | "choice"}`;
  readonly seat: number | null;
}

export function statusOf(view: View, mine: readonly number[]): Status {
  if (isOver(view)) return { word: "over", seat: null };
  const { kind, seat } = view.awaits;
  if (seat === null || (kind !== "choice" && kind !== "throw")) {
    return { word: "waits_seats", seat: null };
  }
  if (toAct(view, mine) !== null) return { word: `${mine.length > 1 ? "here" : "your"}_${kind}`, seat };
  if (view.seats[seat]?.bot !== "") return { word: "thinking", seat };
  return { word: `turn_${kind}`, seat };
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

export type Deed = { readonly do: "throw" } | { readonly do: "play"; readonly token: string };

/** What may be done for a person without asking: a throw, or the only legal move. */
export function unasked(
  view: View | null,
  mine: readonly number[],
  preferences: Preferences,
): Deed | null {
  if (view === null || toAct(view, mine) === null) return null;
  if (view.awaits.kind === "throw") return preferences.autoThrow ? { do: "throw" } : null;
  const only = view.legal.length === 1 ? view.legal[0] : undefined;
  return preferences.autoSingle && only !== undefined ? { do: "play", token: only } : null;
}

/** Whether a view is of a game that is over. */
export function isOver(view: View): boolean {
  return view.awaits.kind === "nothing";
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
