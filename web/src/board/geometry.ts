/** Points, directions and ways: pure geometry over places. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Where a step in each direction leads, as a unit vector. */
const HEADINGS: Readonly<Record<Direction, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in HEADINGS;
}

/** Rows for columns: how a wide board stands upright on a phone. */
export function turned(point: Point): Point {
  return { x: point.y, y: point.x };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The place to which an arrow key leads: the nearest ahead, straying sideways counting double. */
export function nextPlace(
  points: ReadonlyMap<string, Point>,
  from: string,
  direction: Direction,
): string | null {
  const here = points.get(from);
  if (here === undefined) return points.keys().next().value ?? null;
  const heading = HEADINGS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [name, point] of points) {
    const dx = point.x - here.x;
    const dy = point.y - here.y;
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    if (name === from || ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** The next of some places in a round, forward or backward; null when there are none. */
export function cycled(names: readonly string[], from: string, step: 1 | -1): string | null {
  if (names.length === 0) return null;
  const at = names.indexOf(from);
  if (at < 0) return (step > 0 ? names[0] : names.at(-1)) ?? null;
  return names[(at + step + names.length) % names.length] ?? null;
}

/** The places after one up to another along a way, in either sense; straight when not on it. */
export function alongWay(way: readonly string[], from: string, to: string): readonly string[] {
  const start = way.indexOf(from);
  const end = way.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return start <= end ? way.slice(start + 1, end + 1) : way.slice(end, start).reverse();
}

/** The one of several drawings that is drawn largest in the room there is; the first, in none. */
export function largestIn<D extends { readonly width: number; readonly height: number }>(
  drawings: readonly [D, ...D[]],
  room: { readonly width: number; readonly height: number },
  unit: (drawing: D) => number = () => 1,
): D {
  const scale = (drawing: D): number =>
    unit(drawing) * Math.min(room.width / drawing.width, room.height / drawing.height);
  return drawings.reduce((best, one) => (scale(one) > scale(best) ? one : best));
}
