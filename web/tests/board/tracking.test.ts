import { describe, expect, it } from "vitest";

import { moved, moverOf, tracked, type Tracked } from "../../src/board/tracking";
import type { Piece } from "../../src/board/types";

const pawn = (seat: number | null, place: string, kind = "pawn"): Piece => ({ kind, seat, place });
const ids = (pieces: readonly Tracked[]): Record<string, number> =>
  Object.fromEntries(pieces.map((piece) => [`${piece.seat}${piece.place}`, piece.id]));

describe("a piece", () => {
  it("keeps its identity where nothing has changed", () => {
    const before = tracked([], [pawn(0, "a"), pawn(1, "b")]);
    const after = tracked(before, [pawn(1, "b"), pawn(0, "a")]);
    expect(ids(after)).toEqual(ids(before));
  });

  it("keeps its identity when it moves", () => {
    const before = tracked([], [pawn(0, "a"), pawn(0, "b")]);
    const motion = { seat: 0, from: "a", to: "c", via: ["c"] };
    const after = tracked(moved(before, motion), [pawn(0, "b"), pawn(0, "c")]);
    expect(ids(after)).toEqual({ "0b": ids(before)["0b"], "0c": ids(before)["0a"] });
  });

  it("keeps its identity when it is swapped with another", () => {
    const before = tracked([], [pawn(0, "a"), pawn(1, "b")]);
    const there = moved(before, { seat: 0, from: "a", to: "b", via: ["b"] });
    const back = moved(there, { seat: 1, from: "b", to: "a", via: ["a"] });
    expect(ids(back)).toEqual({ "0b": ids(before)["0a"], "1a": ids(before)["1b"] });
  });

  it("keeps its identity when it gets its seat late", () => {
    const before = tracked([], [pawn(null, "a", "white"), pawn(null, "b", "black")]);
    const after = tracked(before, [pawn(1, "a", "white"), pawn(0, "b", "black")]);
    expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  });

  it("never shares its identity with another", () => {
    const before = tracked([], [pawn(0, "x"), pawn(0, "x"), pawn(1, "x")]);
    const after = tracked(before, [pawn(0, "x"), pawn(1, "x"), pawn(1, "y"), pawn(0, "z")]);
    expect(new Set(after.map((piece) => piece.id)).size).toBe(4);
  });
});

it("of several pieces at a place the one of the seat moves", () => {
  const pieces = tracked([], [pawn(1, "a"), pawn(0, "a")]);
  expect(moverOf(pieces, { seat: 1, from: "a", to: "b", via: ["b"] })?.seat).toBe(1);
  expect(moverOf(pieces, { seat: 0, from: "c", to: "b", via: ["b"] })).toBeUndefined();
});
