/** Where things are drawn on the cross: the places of the layout, in units of the drawing. */

import { distance, type Point } from "../../board/geometry";
import type { Layout } from "../../board/types";
import type { Les4ColonnesRoad } from "../../wire/schema.gen";

/** The side of a square. */
export const UNIT = 40;
/** The edge of the slab around the cross. */
export const MARGIN = 18;

/** A point, and how large what stands there is drawn. */
export interface Stand extends Point {
  readonly scale: number;
}

/** The middle of a place. */
export function centre(layout: Layout, spot: string): Point {
  const place = layout.places[spot];
  if (place === undefined) throw new Error(`no such place: ${spot}`);
  return { x: place.x * UNIT, y: place.y * UNIT };
}

/** Which way a place looks from the middle of the board: a unit vector along one axis. */
export function outward(layout: Layout, spot: string): Point {
  const { x, y } = centre(layout, spot);
  const right = x - (layout.width * UNIT) / 2;
  const down = y - (layout.height * UNIT) / 2;
  return Math.abs(right) > Math.abs(down)
    ? { x: Math.sign(right), y: 0 }
    : { x: 0, y: Math.sign(down) };
}

/** Where a token stands among those that share its place. */
export function stand(layout: Layout, spot: string, index: number, together: number): Stand {
  const { x, y } = centre(layout, spot);
  const kind = layout.places[spot]?.kind;
  if (kind === "workshop") {
    // Four sockets on an arc along the lower rim, filled from the left.
    const angle = ((128 - 25.3 * index) * Math.PI) / 180;
    return { x: x + 112 * Math.cos(angle), y: y + 112 * Math.sin(angle), scale: 1 };
  }
  if (kind === "tip") {
    // On the four footings along the edge of the colour's quarter of the plot.
    const out = outward(layout, spot);
    const along = 22 * (index - 1.5);
    return {
      x: x + out.x * 6 + Math.abs(out.y) * along,
      y: y + out.y * 6 + Math.abs(out.x) * along,
      scale: 1,
    };
  }
  const aside = index - (together - 1) / 2;
  return together === 1 ? { x, y, scale: 1 } : { x: x + 21 * aside, y, scale: 0.7 };
}

/** The place of a road that the story calls so. */
export function spotOf(road: Les4ColonnesRoad, name: string): string | null {
  return road.spots[road.names.indexOf(name)] ?? null;
}

/** The places from one to another along the first of some roads that leads there. */
export function wayBetween(
  roads: readonly Les4ColonnesRoad[],
  source: string,
  target: string,
): readonly string[] {
  for (const { spots } of roads) {
    const start = spots.indexOf(source);
    const end = spots.indexOf(target);
    if (start >= 0 && end > start) return spots.slice(start, end + 1);
  }
  return [];
}

/** How far around each of some points a finger may land: half-way to the nearest other one. */
export function reaches(points: ReadonlyMap<string, Point>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [name, point] of points) {
    let nearest = 2.4 * UNIT;
    for (const [other, there] of points) {
      if (other !== name) nearest = Math.min(nearest, distance(point, there));
    }
    found.set(name, nearest / 2);
  }
  return found;
}
