import { describe, expect, it } from "vitest";

import type { Layout } from "../../src/board/types";
import { centreOf, LOW, LYING, spotOf, UPRIGHT, withoutTray } from "../../src/games/senet/arrangement";
import { showsFace, turning } from "../../src/games/senet/coins";
import { motionsOf } from "../../src/games/senet/story";

const WAY = Array.from({ length: 32 }, (_, square) => String(square));
const LAYOUT: Layout = {
  width: 12,
  height: 3,
  places: {
    "0": { x: 0, y: 0, kind: "waiting" },
    "1": { x: 1, y: 0, kind: "square" },
    "10": { x: 10, y: 0, kind: "square" },
    "11": { x: 10, y: 1, kind: "square" },
    "30": { x: 10, y: 2, kind: "safe" },
    "31": { x: 11, y: 2, kind: "exit" },
  },
};

describe("the box", () => {
  it("holds every square, however it lies", () => {
    for (const arrangement of [LYING, UPRIGHT, LOW]) {
      const { box, size } = arrangement;
      for (const name of ["1", "10", "11", "30"]) {
        const at = centreOf(LAYOUT, arrangement, name);
        expect(at.x - size / 2).toBeGreaterThanOrEqual(box.x);
        expect(at.x + size / 2).toBeLessThanOrEqual(box.x + box.width);
        expect(at.y - size / 2).toBeGreaterThanOrEqual(box.y);
        expect(at.y + size / 2).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it("has no empty room below a box without its coins", () => {
    for (const arrangement of [LYING, UPRIGHT, LOW]) {
      const { box, waiting, exit } = arrangement;
      const room = withoutTray(arrangement).height;
      const below = [box, waiting, exit].map((area) => room - (area.y + area.height));
      expect(Math.min(...below)).toBe(box.y);
    }
  });

  it("has room for ten pawns that are out", () => {
    for (const arrangement of [LYING, UPRIGHT, LOW]) {
      const { exit, text } = arrangement;
      for (const kind of ["white", "black"]) {
        for (const order of [0, 4]) {
          const at = spotOf(LAYOUT, arrangement, { kind, seat: 0, place: "31" }, order);
          expect(at.x).toBeGreaterThan(exit.x + 10);
          expect(at.x).toBeLessThan(exit.x + exit.width - 10);
          expect(at.y).toBeGreaterThan(exit.y + 9 + text);
          expect(at.y).toBeLessThan(exit.y + exit.height - 10);
        }
      }
    }
  });
});

describe("coins", () => {
  it("show as many faces as were thrown", () => {
    for (const faces of [0, 1, 2, 3, 4]) {
      for (const throwNumber of [0, 1, 2, 3, 7]) {
        const shown = [0, 1, 2, 3].filter((coin) => showsFace(coin, faces, throwNumber));
        expect(shown).toHaveLength(faces);
      }
    }
  });

  it("come to rest on the side they must show", () => {
    for (const coin of [0, 1, 2, 3]) {
      for (const face of [true, false]) {
        const end = turning(face, coin).at(-1);
        expect(end).toMatchObject({ face, squash: 1 });
        expect(turning(face, coin).some((moment) => moment.face !== face)).toBe(true);
      }
    }
  });
});

describe("the story", () => {
  it("walks a pawn along the winding way", () => {
    const event = { kind: "advanced", facts: { seat: 0, from: "9", to: "12" } };
    expect(motionsOf(WAY, event)).toEqual([
      { seat: 0, from: "9", to: "12", via: ["10", "11", "12"] },
    ]);
  });

  it("sends the pawn that is swapped back at the same time", () => {
    const event = { kind: "swapped", facts: { seat: 0, victim: 1, from: "4", to: "6" } };
    expect(motionsOf(WAY, event)[1]).toEqual({
      seat: 1,
      from: "6",
      to: "4",
      via: ["4"],
      together: true,
    });
  });

  it("lets the water carry a pawn straight back", () => {
    const event = { kind: "washed_back", facts: { seat: 0, from: "27", to: "1" } };
    expect(motionsOf(WAY, event)[0]?.via).toEqual(["1"]);
  });

  it("moves nothing for what does not move", () => {
    expect(motionsOf(WAY, { kind: "turn_passes", facts: { seat: 1 } })).toEqual([]);
  });
});
