/** The picture of a reviewed game: one line for each side, from shares of a win to points. */
import type { Review } from "../wire/schema.gen";

/** Seats whose chances are always the same, as those of partners. */
export interface Side {
  readonly seats: readonly number[];
  /** What they can expect before the first token and after each, from 0 to 1. */
  readonly chances: readonly number[];
}

export function sidesOf(review: Review): readonly Side[] {
  const sides: { seats: number[]; chances: readonly number[] }[] = [];
  const moments = [review.start, ...review.steps.map((step) => step.after)];
  review.players.forEach((_, seat) => {
    const chances = moments.map((moment) => moment[seat] ?? 0);
    const same = sides.find((side) => side.chances.every((chance, at) => chance === chances[at]));
    if (same === undefined) sides.push({ seats: [seat], chances });
    else same.seats.push(seat);
  });
  // Partners stand together; two who merely stand alike from first to last do as well.
  return sides;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a moment's chances are drawn. */
export function pointAt(
  frame: Frame,
  index: number,
  total: number,
  chance: number,
): { readonly x: number; readonly y: number } {
  const x = frame.left + (total === 0 ? 0 : (frame.width * index) / total);
  return { x, y: frame.top + frame.height * (1 - chance) };
}

/** The moment nearest to where the picture was touched. */
export function momentAt(frame: Frame, x: number, total: number): number {
  const share = Math.max(0, Math.min(1, (x - frame.left) / frame.width));
  return Math.round(share * total);
}

/** The moments that are told in figures: the start, the turning points, the end. */
export function momentsTold(review: Review): readonly number[] {
  const turned = review.turning_points.map((point) => point.number);
  return [...new Set([0, ...turned, review.steps.length])];
}
