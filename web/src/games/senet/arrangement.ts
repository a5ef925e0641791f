/**
 * Where the box, its recesses and the coins are drawn: lying on a desk, upright on a phone, and low,
 * with the coins at its end, on a phone held sideways.
 */

import { turned, type Point } from "../../board/geometry";
import type { Layout, Piece } from "../../board/types";

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Arrangement {
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  /** The side of a square. */
  readonly size: number;
  /** How large numbers and captions are written. */
  readonly text: number;
  /** How large a pawn is in a recess, for one on the box. */
  readonly aside: number;
  readonly box: Rectangle;
  readonly waiting: Rectangle;
  readonly exit: Rectangle;
  readonly tray: Rectangle;
  readonly coins: readonly Point[];
  /** Where the number thrown is written. */
  readonly number: Point;
  readonly turn: Point;
}

export const LYING: Arrangement = {
  upright: false,
  width: 1040,
  height: 440,
  size: 82,
  text: 13,
  aside: 0.6,
  box: { x: 90, y: 6, width: 860, height: 286 },
  waiting: { x: 6, y: 6, width: 74, height: 286 },
  exit: { x: 960, y: 6, width: 74, height: 286 },
  tray: { x: 300, y: 310, width: 440, height: 122 },
  coins: [0, 1, 2, 3].map((coin) => ({ x: 392 + coin * 70, y: 371 })),
  number: { x: 686, y: 371 },
  turn: { x: 330, y: 371 },
};

export const UPRIGHT: Arrangement = {
  upright: true,
  width: 390,
  height: 640,
  size: 60,
  text: 12.5,
  aside: 0.85,
  box: { x: 5, y: 5, width: 210, height: 630 },
  waiting: { x: 226, y: 5, width: 158, height: 112 },
  exit: { x: 226, y: 405, width: 158, height: 230 },
  tray: { x: 226, y: 127, width: 158, height: 268 },
  coins: [0, 1, 2, 3].map((coin) => ({ x: 270 + (coin % 2) * 70, y: 210 + (coin >> 1) * 70 })),
  number: { x: 305, y: 352 },
  turn: { x: 305, y: 152 },
};

export const LOW: Arrangement = {
  upright: false,
  width: 1072,
  height: 298,
  size: 82,
  text: 15,
  aside: 0.42,
  box: { x: 6, y: 6, width: 860, height: 286 },
  waiting: { x: 876, y: 144, width: 190, height: 68 },
  exit: { x: 876, y: 218, width: 190, height: 74 },
  tray: { x: 876, y: 6, width: 190, height: 132 },
  coins: [0, 1, 2, 3].map((coin) => ({ x: 916 + (coin % 2) * 60, y: 42 + (coin >> 1) * 60 })),
  number: { x: 1033, y: 90 },
  turn: { x: 1033, y: 36 },
};

/** An arrangement without room for coins, as in a picture of a game that has ended. */
export function withoutTray(arrangement: Arrangement): Arrangement {
  const { box, waiting, exit } = arrangement;
  const bottom = Math.max(...[box, waiting, exit].map((area) => area.y + area.height));
  return { ...arrangement, height: bottom + box.y };
}

/** The recess for pawns that wait, or for those that are out. */
export function recessOf(arrangement: Arrangement, kind: string): Rectangle {
  return kind === "exit" ? arrangement.exit : arrangement.waiting;
}

/** How large a caption is written in a recess: as large as others, or as its width allows. */
export function captionSize(recess: Rectangle, text: number): number {
  return Math.min(text, (recess.width - 14) / 5.9);
}

export function middleOf(area: Rectangle): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** The middle of a square of the track. */
export function centreOf(layout: Layout, arrangement: Arrangement, name: string): Point {
  const place = layout.places[name];
  if (place === undefined) return { x: 0, y: 0 };
  const { box, size, upright } = arrangement;
  const rows = layout.height;
  const columns = layout.width - 2;
  const wide = box.width - (upright ? rows : columns) * size;
  const at = upright ? turned({ x: place.x - 1, y: place.y }) : { x: place.x - 1, y: place.y };
  const tall = box.height - (upright ? columns : rows) * size;
  return {
    x: box.x + wide / 2 + (at.x + 0.5) * size,
    y: box.y + tall / 2 + (at.y + 0.5) * size,
  };
}

/** Where a pawn stands: in the middle of its square, or in rows in a recess. */
export function spotOf(
  layout: Layout,
  arrangement: Arrangement,
  piece: Piece,
  order: number,
): Point {
  const kind = layout.places[piece.place]?.kind;
  if (kind !== "waiting" && kind !== "exit") return centreOf(layout, arrangement, piece.place);
  const recess = kind === "exit" ? arrangement.exit : arrangement.waiting;
  const second = piece.kind === "black" ? 1 : 0;
  if (recess.width > recess.height) {
    return {
      x: recess.x + 23 + order * ((recess.width - 46) / 4),
      y: recess.y + recess.height * (0.49 + second * 0.32),
    };
  }
  const top = arrangement.upright ? 46 : 54;
  const step = (recess.height - top - 12) / 5;
  return {
    x: recess.x + recess.width * (second ? 0.7 : 0.3),
    y: recess.y + top + step * (order + 0.5),
  };
}
