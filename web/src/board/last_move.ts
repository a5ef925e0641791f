/** What stays marked of the last move: where pieces went, and what was captured. */

import type { Motion } from "./tracking";
import type { TableEvent, Piece } from "./types";

/** One piece's way, and what it was where it was taken off. */
export interface Trace {
  readonly seat: number | null;
  /** The places from the first to the last; one where a piece came onto the board. */
  readonly places: readonly string[];
  /** The captured piece where it stood, null for one that moved by itself. */
  readonly ghost: Piece | null;
}

export interface Marked {
  readonly traces: readonly Trace[];
  /** Whose move is marked. */
  readonly seat: number | null;
  /** Whether something came after it, so that the next move is another one. */
  readonly isClosed: boolean;
}

export const NOTHING_MARKED: Marked = { traces: [], seat: null, isClosed: true };

/** What is still marked when something happens: a move of several parts is marked as a whole. */
export function begun(marked: Marked, happening: TableEvent, moves: boolean): Marked {
  if (happening.kind === "taken_back") return NOTHING_MARKED;
  if (!moves) return happening.kind === "thrown" ? { ...marked, isClosed: true } : marked;
  const isPart = !marked.isClosed && marked.seat === happening.seat;
  return isPart ? marked : { traces: [], seat: happening.seat, isClosed: happening.kind !== "played" };
}

export function marked(before: Marked, motion: Motion, piece: Piece): Marked {
  const ghost = motion.captured ? { ...piece, place: motion.from } : null;
  const places = motion.kind === undefined ? [motion.from, ...motion.via] : [motion.to];
  return { ...before, traces: [...before.traces, { seat: piece.seat, places, ghost }] };
}
