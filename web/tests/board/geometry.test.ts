import { describe, expect, it } from "vitest";

import { alongWay, cycled, nextPlace, turned, type Point } from "../../src/board/geometry";

const GRID = new Map<string, Point>(
  [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): [string, Point] => [`${x}${y}`, { x, y }])),
);

describe("arrow keys", () => {
  it("lead to the neighbour in their direction", () => {
    expect(nextPlace(GRID, "11", "ArrowUp")).toBe("10");
    expect(nextPlace(GRID, "11", "ArrowDown")).toBe("12");
    expect(nextPlace(GRID, "11", "ArrowLeft")).toBe("01");
    expect(nextPlace(GRID, "11", "ArrowRight")).toBe("21");
  });

  it("lead nowhere at the edge", () => {
    expect(nextPlace(GRID, "00", "ArrowUp")).toBeNull();
    expect(nextPlace(GRID, "22", "ArrowRight")).toBeNull();
  });

  it("find a place that lies ahead but a little aside", () => {
    const points = new Map([...GRID, ["far", { x: 5, y: 1.4 }] as const]);
    expect(nextPlace(points, "21", "ArrowRight")).toBe("far");
  });

  it("reach every place of a grid from any other", () => {
    const reached = new Set(["00"]);
    for (const place of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = nextPlace(GRID, place, key);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(GRID.size);
  });

  it("begin somewhere when nothing was focused", () => {
    expect(nextPlace(GRID, "nowhere", "ArrowUp")).toBe("00");
    expect(nextPlace(new Map(), "nowhere", "ArrowUp")).toBeNull();
  });
});

describe("a round of places", () => {
  it("goes on at the other end", () => {
    expect(cycled(["a", "b", "c"], "c", 1)).toBe("a");
    expect(cycled(["a", "b", "c"], "a", -1)).toBe("c");
  });

  it("is entered at its near end", () => {
    expect(cycled(["a", "b"], "elsewhere", 1)).toBe("a");
    expect(cycled(["a", "b"], "elsewhere", -1)).toBe("b");
    expect(cycled([], "a", 1)).toBeNull();
  });
});

describe("a way", () => {
  const way = ["0", "1", "2", "3", "4"];

  it("is walked place by place, in either sense", () => {
    expect(alongWay(way, "1", "4")).toEqual(["2", "3", "4"]);
    expect(alongWay(way, "3", "1")).toEqual(["2", "1"]);
  });

  it("is left at once for a place that is not on it", () => {
    expect(alongWay(way, "1", "elsewhere")).toEqual(["elsewhere"]);
  });
});

it("a wide board stands upright when it is turned", () => {
  expect(turned({ x: 9, y: 2 })).toEqual({ x: 2, y: 9 });
});
