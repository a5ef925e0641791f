import { describe, expect, it } from "vitest";

import { placementOf } from "../../src/games/placements";
import type { Scene } from "../../src/board/types";

const DESK = { isLow: false, isCompact: false, isSquarish: false, isOver: false };
const TABLET = { ...DESK, isCompact: true, isSquarish: true };
const PHONE = { ...DESK, isLow: true };
const GAMES = ["senet", "corintho", "columbiz", "les-4-colonnes"];

function drawn(viewBox: string): Scene {
  return { pieces: [], svg: { en: `<svg viewBox="${viewBox}"/>` } } as Scene;
}

describe("where the status stands on a lying screen", () => {
  it("is said by each game for its own board", () => {
    const places = (screen: typeof DESK) => GAMES.map((game) => placementOf(game).statusOn(screen));
    expect(places(DESK)).toEqual(["above", "beside", "beside", "beside"]);
    expect(places(TABLET)).toEqual(["above", "column", "corner", "beside"]);
    expect(places(PHONE)).toEqual(["above", "beside", "corner", "beside"]);
  });

  it("is beside the board once a game is over, where the result has room", () => {
    for (const screen of [DESK, TABLET, PHONE]) {
      for (const game of GAMES) {
        expect(placementOf(game).statusOn({ ...screen, isOver: true })).toBe("beside");
      }
    }
  });

  it("follows from its shape for a board that a game draws itself", () => {
    const long = placementOf("passage", drawn("0 0 520 120"));
    expect(long.statusOn(DESK)).toBe("above");
    expect(long.wide).toBeCloseTo(4.33, 2);
    expect(long.height.upright).toBeCloseTo(0.23, 2);
    expect(placementOf("other", drawn("-5 -5 100 100")).statusOn(DESK)).toBe("beside");
  });

  it("is the usual one for a game without a board", () => {
    expect(placementOf("none", { pieces: [] })).toMatchObject({ wide: 1, height: { upright: 1 } });
  });
});
