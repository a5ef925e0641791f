/** Dice as they lie before people: where the pips are, and which dice are set aside. */

import { PIPS as THIRDS } from "../wire/schema.gen";
import type { Point } from "./geometry";

/** How far from the middle of a face its pips are, on a face one unit wide. */
const STEP = 0.26;

/** The pips of each face, on a face one unit wide around its centre. */
export const PIPS: readonly (readonly Point[])[] = THIRDS.map((face) =>
  face.map(([across, down]) => ({ x: across * STEP, y: down * STEP })),
);

/** One die on the table. */
export interface DieShown {
  readonly id: number;
  readonly value: number;
  readonly kept: boolean;
}

/** Dice written as notations write them: sorted digits, `-` for none. */
export function written(values: readonly number[]): string {
  return [...values].sort().join("") || "-";
}

/**
 * The dice now shown, each die that was there before in its place and as it was.
 *
 * `kept` says whether a die that is new lies among those set aside.
 */
export function arranged(
  before: readonly DieShown[],
  values: readonly number[],
  kept = false,
): readonly DieShown[] {
  const wanted = [...values];
  const stay = before.filter((die) => {
    const at = wanted.indexOf(die.value);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  const used = new Set(stay.map((die) => die.id));
  const free = [...values.keys()].filter((id) => !used.has(id));
  const fresh = wanted.map((value, index) => ({ id: free[index] ?? index, value, kept }));
  return [...stay, ...fresh].sort((one, other) => one.id - other.id);
}
