/** What happened, as things that move: pegs put in and taken out, dice thrown and set aside. */

import type { Motion } from "../../board/tracking";
import type { GameEvent } from "../../board/types";

/** The point above a cell from which pegs appear and to which captured ones go. */
export const ABOVE = "above ";

/** The pegs that an event moves. */
export function motionsOf(event: GameEvent): readonly Motion[] {
  const { seat, victim, from, to } = event.facts;
  if (event.kind === "placed" && typeof to === "string") {
    return [{ seat: Number(seat), kind: "pawn", from: ABOVE + to, to, via: [to] }];
  }
  if (event.kind === "captured" && typeof from === "string") {
    const away = ABOVE + from;
    return [{ seat: Number(victim), from, to: away, via: [away], together: true, captured: true }];
  }
  return [];
}

/** The dice an event names, by their values. */
export function diceOf(event: GameEvent): readonly number[] {
  return (String(event.facts["dice"] ?? "").match(/[1-6]/g) ?? []).map(Number);
}

/** The cells of a line that an event makes or lengthens, with what it scores. */
export function lineOf(event: GameEvent): { cells: readonly string[]; points: number } | null {
  if (event.kind !== "line_made" && event.kind !== "line_grown") return null;
  return {
    cells: String(event.facts["cells"]).split(" "),
    points: Number(event.facts["points"]),
  };
}
