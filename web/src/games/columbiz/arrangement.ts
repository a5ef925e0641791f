/** Where the cells, the dice and the rail are drawn. */

import type { Point } from "../../board/geometry";
import type { Layout } from "../../board/types";
import { ABOVE } from "./story";

export const CELL = 72;
export const MARGIN = 22;
export const COLUMN_TOP = 78;
export const BOARD = { width: 6 * CELL + 2 * MARGIN, height: COLUMN_TOP + 6 * CELL + 26 };

export const TRAY = { width: 416, height: 132 };
export const DIE = 40;
export const RAIL_HEIGHT = 50;
/** The part of the rim that bears the sign of whoever throws. */
export const MARK_WIDTH = 34;

/** The middle of a cell, or of the air above it. */
export function centreOf(layout: Layout, name: string): Point {
  const above = name.startsWith(ABOVE);
  const place = layout.places[above ? name.slice(ABOVE.length) : name];
  if (place === undefined) return { x: 0, y: 0 };
  return {
    x: MARGIN + (place.x + 0.5) * CELL,
    y: COLUMN_TOP + (place.y + 0.5) * CELL - (above ? 120 : 0),
  };
}

/** Where a die lies: askew in the tray, or lifted onto the rail. */
export function dieSpot(index: number, kept: boolean): Point {
  return { x: 33 + index * 50, y: kept ? 28 : 92 };
}

/** How a die lies askew: always the same for the same die. */
export function tiltOf(index: number, kept: boolean): number {
  return kept ? 0 : [-7, 5, -3, 8, 2, -6, 6, -4][index % 8]!;
}
