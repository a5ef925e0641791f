import { describe, expect, it } from "vitest";

import { goings } from "../src/parts/drawing_motion";

describe("from one drawing to the next", () => {
  it("pieces go that are drawn elsewhere, come, or are gone", () => {
    const before = new Map([
      ["stays", { x: 1, y: 1 }],
      ["goes", { x: 2, y: 2 }],
      ["taken", { x: 3, y: 3 }],
    ]);
    const after = new Map([
      ["stays", { x: 1.2, y: 1 }],
      ["goes", { x: 9, y: 2 }],
      ["comes", { x: 5, y: 5 }],
    ]);
    expect(goings(before, after)).toEqual([
      { name: "goes", from: { x: 2, y: 2 }, to: { x: 9, y: 2 } },
      { name: "taken", from: { x: 3, y: 3 }, to: null },
      { name: "comes", from: null, to: { x: 5, y: 5 } },
    ]);
  });

  it("nothing comes onto a board that was not drawn before", () => {
    expect(goings(new Map(), new Map([["new", { x: 1, y: 1 }]]))).toEqual([]);
  });
});
