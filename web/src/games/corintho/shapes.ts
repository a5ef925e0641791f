/** The three pieces in stone, terracotta and bronze, seen from the front and a little above. */

export type Kind = "b" | "c" | "k";

/** How flat a circle looks from there. */
const FLAT = 0.34;

/** How high each piece lifts what stands on it. */
export const HEIGHTS: Readonly<Record<Kind, number>> = { b: 22, c: 38, k: 30 };

export function heightOf(stack: string): number {
  return [...stack].reduce((height, kind) => height + HEIGHTS[kind as Kind], 0);
}

/** One turned layer: its side, and the round on top of it. */
export interface Layer {
  readonly side: string;
  readonly top: { readonly y: number; readonly rx: number; readonly ry: number };
}

/** A round layer from a height up, of one radius at its foot and another at its top. */
export function turnedLayer(
  foot: number,
  head: number,
  from: number,
  height: number,
  bulge = 0,
): Layer {
  const [low, high, between] = [-from, -(from + height), -(from + height / 2)];
  const out = Math.max(foot, head) + 2 * bulge;
  const edge = (sign: 1 | -1, to: string): string =>
    bulge === 0 ? `L${to}` : `Q${sign * out} ${between} ${to}`;
  const side =
    `M${-foot} ${low}A${foot} ${foot * FLAT} 0 0 0 ${foot} ${low}` +
    `${edge(1, `${head} ${high}`)}A${head} ${head * FLAT} 0 0 1 ${-head} ${high}` +
    `${edge(-1, `${-foot} ${low}`)}Z`;
  return { side, top: { y: high, rx: head, ry: head * FLAT } };
}

/** The base: plinth, swelling, hollow and swelling again. */
export const BASE: readonly Layer[] = [
  turnedLayer(39, 39, 0, 5),
  turnedLayer(35, 35, 5, 8, 1.8),
  turnedLayer(30, 28, 13, 4, -1.4),
  turnedLayer(28, 28, 17, 5, 1.6),
];

/** The drum of a column. */
export const DRUM: Layer = turnedLayer(23, 21, 0, 38);

/** The edges between its flutes. */
export const FLUTES: readonly string[] = [-66, -44, -22, 0, 22, 44, 66].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = [Math.sin(angle), Math.cos(angle) * FLAT];
  const point = (radius: number, height: number): string =>
    `${(radius * across).toFixed(2)} ${(radius * down - height).toFixed(2)}`;
  return `M${point(23, 2)}L${point(21, 36)}`;
});

/** The basket of a capital, which widens upwards. */
export const BASKET: Layer = turnedLayer(19, 28, 0, 22);

/** Acanthus leaves round it, the lower ones in front. */
export const LEAVES: readonly string[] = [
  "M-17 3Q-30 -8 -29 -20Q-24 -16 -21 -17Q-20 -8 -11 4Z",
  "M17 3Q30 -8 29 -20Q24 -16 21 -17Q20 -8 11 4Z",
  "M-13 5Q-21 -8 -15 -20Q-11 -14 -7 -14Q-5 -6 -3 6Z",
  "M13 5Q21 -8 15 -20Q11 -14 7 -14Q5 -6 3 6Z",
  "M-7 6Q-11 -6 0 -18Q11 -6 7 6Q0 8 -7 6Z",
];
export const VEINS =
  "M0 4V-12M-11 3Q-14 -6 -13 -14M11 3Q14 -6 13 -14M-18 0Q-24 -8 -25 -15M18 0Q24 -8 25 -15";

/** The abacus: a slab with hollow sides, a corner towards us. */
export const ABACUS = {
  side: "M-39 -25Q-19 -21 0 -12Q19 -21 39 -25V-30H-39Z",
  top: "M-39 -30Q-16 -26 0 -17Q16 -26 39 -30Q16 -34 0 -43Q-16 -34 -39 -30Z",
  volutes:
    "M-34 -24a4.6 4.6 0 1 1 4.4 5.6a2.6 2.6 0 1 1 0.6 -4.4M34 -24a4.6 4.6 0 1 0 -4.4 5.6a2.6 2.6 0 1 0 -0.6 -4.4",
};
