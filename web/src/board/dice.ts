/** Dice as they lie before people: where the pips are, and which dice are set aside. */

import type { Point } from "./geometry";

const LEFT = -0.26;
const RIGHT = 0.26;

const CENTRE: Point = { x: 0, y: 0 };
const RISING: readonly Point[] = [
  { x: LEFT, y: RIGHT },
  { x: RIGHT, y: LEFT },
];
const FALLING: readonly Point[] = [
  { x: LEFT, y: LEFT },
  { x: RIGHT, y: RIGHT },
];
const ACROSS: readonly Point[] = [
  { x: LEFT, y: 0 },
  { x: RIGHT, y: 0 },
];

/** The pips of each face, on a face one unit wide around its centre. */
export const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [CENTRE],
  2: RISING,
  3: [...RISING, CENTRE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, CENTRE],
  6: [...RISING, ...FALLING, ...ACROSS],
};

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
