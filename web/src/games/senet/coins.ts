/** How coins lie and turn. */

/** One moment of a coin in the air. */
export interface Moment {
  readonly face: boolean;
  readonly squash: number;
  readonly height: number;
}

const COINS = 4;
const MOMENTS = 12;

/** Whether one of the coins shows its face: as many do as were thrown, not always the same ones. */
export function showsFace(coin: number, faces: number, throwNumber: number): boolean {
  return (coin + throwNumber * 3) % COINS < faces;
}

/** A coin in the air, half-turn by half-turn, ending on the side it must show. */
export function turning(face: boolean, coin: number): readonly Moment[] {
  const halfTurns = 4 + (coin % 2) * 2;
  return Array.from({ length: MOMENTS + 1 }, (_, moment) => {
    const passed = moment / MOMENTS;
    const angle = (1 - passed) * halfTurns * Math.PI;
    return {
      face: Math.cos(angle) >= 0 === face,
      squash: Math.max(0.06, Math.abs(Math.cos(angle))),
      height: Math.sin(passed * Math.PI),
    };
  });
}
