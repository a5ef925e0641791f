/** Which piece is which from one scene to the next, so that it can be seen to move. */

import type { Piece } from "./types";

/** A piece with an identity that lasts as long as it is shown. */
export interface Tracked extends Piece {
  readonly id: number;
}

/** A piece going from a place to a place, over others. */
export interface Motion {
  readonly seat: number | null;
  /** For a piece that comes onto the board: what it is. */
  readonly kind?: string;
  readonly from: string;
  readonly to: string;
  /** The places on the way, the last of them being `to`. */
  readonly via: readonly string[];
  /** Whether it goes at the same time as the motion before it. */
  readonly together?: boolean;
  /** Whether the piece is captured: it is knocked, and goes home. */
  readonly captured?: boolean;
}

/** The pieces after one motion; the one that moves is the last at its place with that seat. */
export function moved(pieces: readonly Tracked[], motion: Motion): readonly Tracked[] {
  const mover = moverOf(pieces, motion);
  if (mover === undefined) return pieces;
  return pieces.map((piece) => (piece.id === mover.id ? { ...piece, place: motion.to } : piece));
}

export function moverOf(pieces: readonly Tracked[], motion: Motion): Tracked | undefined {
  const there = pieces.filter((piece) => piece.place === motion.from);
  return there.findLast((piece) => piece.seat === motion.seat) ?? there.at(-1);
}

/** The keys by which a piece is recognised, the surest first. */
const RECOGNISED: readonly ((piece: Piece) => string)[] = [
  (piece) => `${piece.kind} ${piece.seat} ${piece.place}`,
  // In some games a piece gets its seat late.
  (piece) => `${piece.kind} ${piece.place}`,
  (piece) => `${piece.kind} ${piece.seat}`,
];

/** The pieces of a scene, each with the identity it had before, or a new one. */
export function tracked(before: readonly Tracked[], scene: readonly Piece[]): readonly Tracked[] {
  const ids: (number | undefined)[] = scene.map(() => undefined);
  const left = new Set(before);
  for (const keyOf of RECOGNISED) {
    const free = new Map<string, Tracked[]>();
    for (const piece of left) free.set(keyOf(piece), [...(free.get(keyOf(piece)) ?? []), piece]);
    scene.forEach((piece, index) => {
      if (ids[index] !== undefined) return;
      const found = free.get(keyOf(piece))?.shift();
      if (found === undefined) return;
      left.delete(found);
      ids[index] = found.id;
    });
  }
  let next = before.reduce((most, piece) => Math.max(most, piece.id), 0);
  return scene.map((piece, index) => ({ ...piece, id: ids[index] ?? ++next }));
}
