/**
 * From touches to tokens: which legal move the places touched so far make.
 *
 * Nothing is worked out here: legal moves and their gestures are given.
 */

import type { Attempt, Gesture } from "./types";

/** A legal move with its gesture. */
export interface Move {
  readonly token: string;
  readonly gesture: Gesture;
}

/** What a touch leads to. */
export type Touch =
  | { readonly kind: "select"; readonly source: string | null }
  | { readonly kind: "choose"; readonly token: string }
  | { readonly kind: "refuse"; readonly attempt: Attempt };

export function movesOf(
  legal: readonly string[],
  gestures: Readonly<Record<string, Gesture>>,
): readonly Move[] {
  return legal.flatMap((token) => {
    const gesture = gestures[token];
    return gesture === undefined ? [] : [{ token, gesture }];
  });
}

/** What a move is begun with: a place, a kind of piece, or nothing. */
export function beginning(move: Move): string | null {
  return move.gesture.source ?? move.gesture.piece ?? null;
}

/** Everything with which some legal move begins. */
export function sourcesOf(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(moves.map(beginning).filter((source) => source !== null));
}

/** The places where moves end: of those begun at `source`, or of those that need no beginning. */
export function targetsOf(moves: readonly Move[], source: string | null): ReadonlySet<string> {
  const begun = moves.filter((move) => beginning(move) === source);
  return new Set(begun.map((move) => move.gesture.target ?? null).filter((at) => at !== null));
}

/** The moves made with a button. */
export function buttonsOf(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => move.gesture.button != null && move.gesture.target == null);
}

/** What touching a place (or a kind of piece) means, after `source` was selected or nothing. */
export function touch(moves: readonly Move[], source: string | null, touched: string): Touch {
  const ending = moves.filter((move) => move.gesture.target === touched);
  // Every legal move has a gesture of its own: there is one such move at the most.
  const made = ending.find((move) => beginning(move) === source);
  if (made !== undefined) return { kind: "choose", token: made.token };
  if (source === touched) return { kind: "select", source: null };
  if (sourcesOf(moves).has(touched)) return { kind: "select", source: touched };
  // With nothing selected the only move that ends here is as clear as two touches; but not where
  // kinds of pieces are chosen: nobody can see there which of them is meant.
  const only = ending[0];
  const hasKinds = moves.some((move) => move.gesture.piece != null);
  if (source === null && only !== undefined && ending.length === 1 && !hasKinds) {
    return { kind: "choose", token: only.token };
  }
  const attempt = source === null ? { target: touched } : { source, target: touched };
  return { kind: "refuse", attempt };
}
