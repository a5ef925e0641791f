import { describe, expect, it } from "vitest";

import type { TableEvent, Layout } from "../../src/board/types";
import { centre, HEADROOM, KINDS, shelf, SLAB, traysBelow, traysBeside } from "../../src/games/corintho/arrangement";
import { cellLabel, pieceLabel } from "../../src/games/corintho/words";
import { heightOf, turnedLayer } from "../../src/games/corintho/shapes";
import { motionsOf, readReservePlace, reservePlace } from "../../src/games/corintho/story";

const LAYOUT: Layout = {
  width: 4,
  height: 4,
  places: {
    a1: { x: 0.5, y: 3.5, kind: "slab" },
    b1: { x: 1.5, y: 3.5, kind: "slab" },
    d4: { x: 3.5, y: 0.5, kind: "slab" },
  },
};

describe("the foundation and the reserves", () => {
  it("put neighbours one slab apart, and a1 lower than d4", () => {
    expect(centre(LAYOUT, "b1").x - centre(LAYOUT, "a1").x).toBe(SLAB.width);
    expect(centre(LAYOUT, "a1").y).toBeGreaterThan(centre(LAYOUT, "d4").y);
  });

  const drawings = [traysBelow, traysBeside].flatMap((trays) =>
    [2, 3, 4].map((players) => [players, trays] as const),
  );
  it.each(drawings)("keep the reserves of %i players apart and inside", (players, trays) => {
    const drawing = trays(LAYOUT, players);
    expect(drawing.trays).toHaveLength(players);
    const corners = new Set(drawing.trays.map(({ x, y }) => `${x} ${y}`));
    expect(corners.size).toBe(players);
    for (const tray of drawing.trays) {
      expect(tray.x + tray.width).toBeLessThanOrEqual(drawing.width);
      expect(tray.y + tray.height).toBeLessThanOrEqual(drawing.height);
      for (const kind of KINDS) {
        const box = shelf(tray, kind);
        expect(box.x).toBeGreaterThanOrEqual(tray.x);
        expect(box.x + box.width).toBeLessThanOrEqual(tray.x + tray.width);
        // 44 pixels for a finger on a phone: upright all the width in 374, lying all the height.
        const scale = trays === traysBelow ? 374 / drawing.width : 374 / (drawing.height + HEADROOM);
        expect(box.height * scale).toBeGreaterThanOrEqual(44);
        if (trays === traysBeside) expect(box.width * scale).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe("stacks", () => {
  it("are as high as their pieces together", () => {
    expect(heightOf("")).toBe(0);
    expect(heightOf("bck")).toBe(heightOf("b") + heightOf("c") + heightOf("k"));
  });

  it("are turned in layers that end where the next one begins", () => {
    expect(turnedLayer(20, 18, 5, 10).top).toMatchObject({ y: -15, rx: 18 });
  });
});

describe("the story", () => {
  const told = (kind: string, facts: Record<string, string | number>): TableEvent => ({
    version: 2,
    kind: "played",
    seat: 1,
    token: "",
    events: [{ kind, facts }],
    facts: {},
  });

  it("brings a piece from the reserve of whoever places it", () => {
    const placed = told("capital_stacked", { seat: 1, piece: "k", to: "a1" });
    expect(motionsOf(placed)).toEqual([
      { seat: null, kind: "k", from: reservePlace(1, "k"), to: "a1", via: ["a1"] },
    ]);
    expect(readReservePlace(reservePlace(1, "k"))).toEqual({ seat: 1, kind: "k" });
    expect(readReservePlace("a1")).toBeNull();
  });

  it("moves a stack onto its neighbour, and nothing for a line", () => {
    const moved = told("stack_moved", { seat: 1, from: "a1", to: "b1" });
    const broken = told("line_broken", { seat: 1, owner: 0, line: "a1 b1 c1" });
    expect([moved, broken].flatMap(motionsOf)).toEqual([{ seat: null, from: "a1", to: "b1", via: ["b1"] }]);
  });
});

describe("labels", () => {
  it("tell a stack from bottom to top, its frost, and what can be done", () => {
    const here = {
      stack: "bc",
      frozen: 2,
      lined: true,
      movable: false,
      target: true,
      selected: false,
    };
    expect(cellLabel("b2", here, "fr")).toBe(
      "b2, base, colonne, gelée encore 2 tours, dans un alignement, arrivée possible",
    );
    expect(cellLabel("b2", { ...here, frozen: 1 }, "en")).toContain("frozen for 1 more turn,");
    expect(cellLabel("a1", { ...here, stack: "", frozen: 0, lined: false }, "en")).toBe(
      "a1, empty, can be reached",
    );
  });

  it("count a reserve", () => {
    expect(pieceLabel("k", 3, true, "fr")).toBe("3 chapiteaux, choisie");
    expect(pieceLabel("c", 1, false, "en")).toBe("1 column");
  });
});
