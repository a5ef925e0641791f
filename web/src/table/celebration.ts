/** What flies over the board when somebody here has won: laurel leaves and tesserae. */

export interface Flyer {
  readonly isLeaf: boolean;
  /** Where it comes up, as a share of the width. */
  readonly from: number;
  /** How far it drifts sideways, and how high it flies, as shares of the height. */
  readonly drift: number;
  readonly height: number;
  /** Degrees that it turns. */
  readonly turn: number;
  readonly delay: number;
  readonly duration: number;
}

const NUMBER = 60;
/** Milliseconds within which all have taken off, and the longest flight. */
const TAKE_OFF = 700;
const FLIGHT = 2600;
export const CELEBRATION = TAKE_OFF + FLIGHT;

/** Spread by the golden ratio: as even as chance is not, and the same each time. */
export function flyers(): readonly Flyer[] {
  return Array.from({ length: NUMBER }, (_, index) => {
    const [one, two, three] = [0.618034, 0.754878, 0.569840].map((step) => (index * step) % 1);
    return {
      isLeaf: index % 2 === 0,
      from: 0.08 + 0.84 * (one ?? 0),
      drift: 0.5 * ((two ?? 0) - 0.5),
      height: 0.45 + 0.5 * (three ?? 0),
      turn: 360 * (1 + (two ?? 0)) * (index % 3 === 0 ? -1 : 1),
      delay: TAKE_OFF * (three ?? 0),
      duration: FLIGHT * (0.75 + 0.25 * (one ?? 0)),
    };
  });
}
