/** How long things take: a move is one breath. */

import type { Speed } from "./types";

const STEP = 220;
const BREATH = 900;
const SETTLING = 500;

/** The milliseconds of one step of a walk of so many. */
export function stepTime(steps: number, speed: Speed): number {
  return speed === 0 ? 0 : Math.min(STEP, BREATH / Math.max(1, steps)) / speed;
}

/** The milliseconds in which dice and coins come to rest. */
export function settlingTime(speed: Speed): number {
  return speed === 0 ? 0 : SETTLING / speed;
}
