import { describe, expect, it } from "vitest";

import { diceOf, lineOf, motionsOf } from "../../src/games/columbiz/story";

describe("the story", () => {
  it("puts a peg in from above", () => {
    const event = { kind: "placed", facts: { seat: 2, to: "5@3", dice: "5 5 5" } };
    expect(motionsOf(event)).toEqual([
      { seat: 2, kind: "pawn", from: "above 5@3", to: "5@3", via: ["5@3"] },
    ]);
  });

  it("lifts captives out at once", () => {
    const event = { kind: "captured", facts: { seat: 0, victim: 1, from: "2@1" } };
    expect(motionsOf(event)[0]).toMatchObject({ seat: 1, from: "2@1", together: true });
  });

  it("names the dice that are thrown or set aside", () => {
    expect(diceOf({ kind: "kept", facts: { dice: "3 3 5" } })).toEqual([3, 3, 5]);
    expect(diceOf({ kind: "all_again", facts: { seat: 0 } })).toEqual([]);
  });

  it("shows a line with what it scores", () => {
    const facts = { seat: 0, length: 3, points: 1, cells: "1@1 2@2 3@3" };
    expect(lineOf({ kind: "line_made", facts })).toEqual({
      cells: ["1@1", "2@2", "3@3"],
      points: 1,
    });
    expect(lineOf({ kind: "placed", facts: {} })).toBeNull();
  });
});
