import { describe, expect, it } from "vitest";

import type { GameEvent, TableEvent } from "../../src/board/types";
import {
  centre,
  outward,
  reaches,
  stand,
  UNIT,
  wayBetween,
} from "../../src/games/les-4-colonnes/arrangement";
import type { Les4ColonnesLayout, Les4ColonnesRoad } from "../../src/wire/schema.gen";
import { placeLabel } from "../../src/games/les-4-colonnes/words";
import { motionsOf, played, thrownIn } from "../../src/games/les-4-colonnes/story";

const YELLOW: Les4ColonnesRoad = {
  colour: "yellow",
  names: ["A", "5", "6", "7", "F1", "F2"],
  spots: ["YA", "5", "6", "7", "YF1", "YF2"],
};
const GREEN: Les4ColonnesRoad = {
  colour: "green",
  names: ["A", "6", "7", "5", "F1", "F2"],
  spots: ["GA", "6", "7", "5", "GF1", "GF2"],
};
const ROADS = [YELLOW, GREEN];

const LAYOUT: Les4ColonnesLayout = {
  width: 19,
  height: 19,
  places: {
    "5": { x: 10.5, y: 14.5, kind: "start", name: "5", colour: "yellow" },
    "12": { x: 13.5, y: 10.5, kind: "refuge", name: "12" },
    YA: { x: 15, y: 15, kind: "workshop", name: "A", colour: "yellow" },
    YF8: { x: 9.5, y: 10.5, kind: "tip", name: "F8", colour: "yellow" },
    BF8: { x: 8.5, y: 9.5, kind: "tip", name: "F8", colour: "blue" },
  },
  roads: ROADS,
};

function happening(...events: GameEvent[]): TableEvent {
  return { version: 2, kind: "played", seat: 0, token: "", events, facts: {} };
}

describe("where tokens stand", () => {
  it("is the middle of the square for one, and side by side for two", () => {
    const { x, y } = centre(LAYOUT, "12");
    expect(stand(LAYOUT, "12", 0, 1)).toEqual({ x, y, scale: 1 });
    const [left, right] = [stand(LAYOUT, "12", 0, 2), stand(LAYOUT, "12", 1, 2)];
    expect(left.y).toBe(right.y);
    expect(right.x - left.x).toBeGreaterThanOrEqual(2 * 14 * left.scale);
    expect((left.x + right.x) / 2).toBeCloseTo(x);
  });

  it("is four sockets apart in the workshop", () => {
    const sockets = [0, 1, 2, 3].map((index) => stand(LAYOUT, "YA", index, 4));
    sockets.slice(1).forEach((socket, index) => {
      const before = sockets[index]!;
      expect(Math.hypot(socket.x - before.x, socket.y - before.y)).toBeGreaterThan(40);
    });
  });

  it("is a row along the edge of the plot at the tip", () => {
    expect(outward(LAYOUT, "YF8")).toEqual({ x: 0, y: 1 });
    expect(outward(LAYOUT, "BF8")).toEqual({ x: -1, y: 0 });
    const across = [0, 3].map((index) => stand(LAYOUT, "YF8", index, 4));
    expect(across[0]!.y).toBe(across[1]!.y);
    const down = [0, 3].map((index) => stand(LAYOUT, "BF8", index, 4));
    expect(down[0]!.x).toBe(down[1]!.x);
  });
});

describe("ways", () => {
  it("follow the first road that leads there", () => {
    expect(wayBetween(ROADS, "5", "7")).toEqual(["5", "6", "7"]);
    expect(wayBetween(ROADS, "7", "GF1")).toEqual(["7", "5", "GF1"]);
    expect(wayBetween(ROADS, "YF2", "5")).toEqual([]);
  });

  it("leave each finger half of the way to its neighbour", () => {
    const near = reaches(
      new Map([
        ["a", { x: 0, y: 0 }],
        ["b", { x: UNIT, y: 0 }],
        ["c", { x: 20 * UNIT, y: 0 }],
      ]),
    );
    expect(near.get("a")).toBe(UNIT / 2);
    expect(near.get("c")).toBe(1.2 * UNIT);
  });
});

describe("the story", () => {
  it("tells a throw by its faces", () => {
    const fell = happening({ kind: "threw", facts: { seat: 1, dice: "2, 5" } });
    expect(thrownIn(fell)).toEqual({ seat: 1, faces: [2, 5] });
    expect(thrownIn(happening())).toBeNull();
  });

  it("walks the road, then sends what was captured straight home", () => {
    const told = happening(
      { kind: "advanced", facts: { seat: 0, owner: 0, from: "5", to: "7", squares: 2 } },
      { kind: "captured", facts: { seat: 0, owner: 0, victim: 1, from: "7", to: "A" } },
      { kind: "turn_passes", facts: { seat: 1 } },
    );
    expect(motionsOf(told, ROADS)).toEqual([
      { seat: 0, from: "5", to: "7", via: ["6", "7"] },
      { seat: 1, from: "7", to: "GA", via: ["GA"], captured: true },
    ]);
  });

  it("sends a token back after the third six", () => {
    const told = happening({ kind: "sent_to_start", facts: { owner: 0, from: "7", to: "5" } });
    expect(motionsOf(told, ROADS)).toEqual([{ seat: 0, from: "7", to: "5", via: ["5"] }]);
  });

  it("knows which dice are played, also of a double", () => {
    expect(played([2, 5], [5])).toEqual([true, false]);
    expect(played([4, 4], [4])).toEqual([false, true]);
    expect(played([3, 6], [])).toEqual([true, true]);
  });
});

describe("labels", () => {
  const seats = [
    { name: "Awa", colour: "yellow", mark: "J" },
    { name: "Basile", colour: "green", mark: "V" },
  ] as const;
  const nothing = { pieces: [], barrier: false, movable: false, target: false, selected: false };

  it("say what a place is, who stands there and what can be done", () => {
    const token = { kind: "token", seat: 0, place: "12" };
    const here = { ...nothing, pieces: [token, token], barrier: true, movable: true };
    expect(placeLabel(LAYOUT.places["12"]!, here, seats, "fr")).toBe(
      "Refuge 12, 2 jetons jaunes, barrière, peut bouger",
    );
    expect(placeLabel(LAYOUT.places["12"]!, here, seats, "en")).toBe(
      "Refuge 12, 2 yellow tokens, barrier, can move",
    );
    expect(placeLabel(LAYOUT.places["YA"]!, nothing, seats, "fr")).toBe("Atelier (jaune), vide");
  });
});
