/** Where things are drawn: the foundation, and the reserves below or beside it. */

import type { Point } from "../../board/geometry";
import type { Layout } from "../../board/types";
import type { Kind } from "./shapes";

/** Deep enough for the tallest stack to leave in sight what stands behind it. */
export const SLAB = { width: 100, height: 98 };
/** What the upper step leaves free around the slabs. */
export const EDGE = 20;
/** The height of each of the two steps. */
export const STEP = 12;
/** How far below the middle of its slab a stack stands. */
export const FOOT = 17;
/** The room above the foundation for the tallest stack of the last row. */
export const HEADROOM = 28;

export const KINDS: readonly Kind[] = ["b", "c", "k"];

/** The middle of a slab. */
export function centre(layout: Layout, cell: string): Point {
  const place = layout.places[cell];
  if (place === undefined) throw new Error(`no such cell: ${cell}`);
  return { x: EDGE + place.x * SLAB.width, y: EDGE + place.y * SLAB.height };
}

/** The rectangle of one seat's reserve. */
export interface Tray {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** A reserve beside the foundation: of three or four, or of two, which have room for larger pieces. */
const BESIDE = { width: 216, height: 108 };
const BESIDE_TALL = { width: 216, height: 216 };

/** How large the whole drawing is, and where each reserve lies. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly trays: readonly Tray[];
}

/** The reserves one below the other, beside the foundation: for screens wider than high. */
export function traysBeside(layout: Layout, players: number): Drawing {
  const left = layout.width * SLAB.width + 2 * EDGE + 2 * GAP;
  const height = layout.height * SLAB.height + 2 * EDGE + 2 * STEP;
  const each = players > 2 ? BESIDE : BESIDE_TALL;
  const found = Array.from({ length: players }, (_, seat) => ({
    seat,
    x: left,
    y: seat * (each.height + GAP),
    ...each,
  }));
  return { width: left + each.width, height: height + GAP, trays: found };
}

/** The reserves below the foundation: one a row, or two when many. */
export function traysBelow(layout: Layout, players: number): Drawing {
  const width = layout.width * SLAB.width + 2 * EDGE;
  const top = layout.height * SLAB.height + 2 * EDGE + 2 * STEP + 2 * GAP;
  const across = players > 2 ? 2 : 1;
  const each = { width: (width - GAP * (across - 1)) / across, height: across > 1 ? 84 : 64 };
  const found = Array.from({ length: players }, (_, seat) => ({
    seat,
    x: (seat % across) * (each.width + GAP),
    y: top + Math.floor(seat / across) * (each.height + GAP),
    ...each,
  }));
  const rows = Math.ceil(players / across);
  return { width, height: top + rows * (each.height + GAP), trays: found };
}

/** Whether the shelves of a reserve lie one below the other. */
export function isTall(tray: Tray): boolean {
  return tray.height >= tray.width;
}

/** The box of one kind of piece in a reserve. */
export function shelf(tray: Tray, kind: Kind): Tray {
  const number = KINDS.indexOf(kind);
  if (isTall(tray)) {
    const height = (tray.height - 38) / KINDS.length;
    const { seat, x, y } = tray;
    return { seat, x: x + 4, y: y + 34 + height * number, width: tray.width - 8, height };
  }
  const narrow = tray.width < 300;
  const left = narrow ? 4 : 128;
  const width = (tray.width - left - 4) / KINDS.length;
  const top = narrow ? 28 : 4;
  return {
    seat: tray.seat,
    x: tray.x + left + width * number,
    y: tray.y + top,
    width,
    height: tray.height - top - 4,
  };
}

export function middle(box: Tray): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
