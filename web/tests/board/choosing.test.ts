import { describe, expect, it } from "vitest";

import { buttonsOf, movesOf, sourcesOf, targetsOf, touch } from "../../src/board/choosing";
import type { Gesture } from "../../src/board/types";

const GESTURES: Record<string, Gesture> = {
  "1-3": { source: "1", target: "3" },
  "1-4": { source: "1", target: "4" },
  "2-4": { source: "2", target: "4" },
  "3-5": { source: "3", target: "5" },
  "b@6": { piece: "b", target: "6" },
  "7": { target: "7" },
  end: { button: "end" },
};
const MOVES = movesOf([...Object.keys(GESTURES), "keep:12"], GESTURES);

describe("what can be touched", () => {
  it("is where a legal move begins", () => {
    expect([...sourcesOf(MOVES)].sort()).toEqual(["1", "2", "3", "b"]);
  });

  it("is where the move begun can end", () => {
    expect([...targetsOf(MOVES, "1")]).toEqual(["3", "4"]);
    expect([...targetsOf(MOVES, "b")]).toEqual(["6"]);
  });

  it("is, with nothing begun, where a move ends that needs no beginning", () => {
    expect([...targetsOf(MOVES, null)]).toEqual(["7"]);
  });

  it("leaves out moves without a gesture", () => {
    expect(MOVES.map((move) => move.token)).not.toContain("keep:12");
  });

  it("has a button for what is not on the board", () => {
    expect(buttonsOf(MOVES).map((move) => move.token)).toEqual(["end"]);
  });
});

describe("a touch", () => {
  it("selects where a move begins, and lets it go again", () => {
    expect(touch(MOVES, null, "1")).toEqual({ kind: "select", source: "1" });
    expect(touch(MOVES, "1", "1")).toEqual({ kind: "select", source: null });
    expect(touch(MOVES, "1", "2")).toEqual({ kind: "select", source: "2" });
  });

  it("chooses the move between the places touched", () => {
    expect(touch(MOVES, "1", "4")).toEqual({ kind: "choose", token: "1-4" });
    expect(touch(MOVES, "2", "4")).toEqual({ kind: "choose", token: "2-4" });
    expect(touch(MOVES, "b", "6")).toEqual({ kind: "choose", token: "b@6" });
  });

  it("ends a move on a place where another could begin", () => {
    expect(touch(MOVES, "1", "3")).toEqual({ kind: "choose", token: "1-3" });
  });

  it("chooses at once what needs no beginning", () => {
    expect(touch(MOVES, null, "7")).toEqual({ kind: "choose", token: "7" });
  });

  it("chooses at once the only move that ends there", () => {
    const moves = MOVES.filter((move) => move.gesture.piece === undefined);
    expect(touch(moves, null, "5")).toEqual({ kind: "choose", token: "3-5" });
    expect(touch(moves, null, "4").kind).toBe("refuse");
  });

  it("never chooses a kind of piece by itself, nor anything else where kinds are chosen", () => {
    expect(touch(MOVES, null, "6").kind).toBe("refuse");
    expect(touch(MOVES, null, "5").kind).toBe("refuse");
  });

  it("reports what is not legal, so that the reason can be asked for", () => {
    expect(touch(MOVES, "1", "9")).toEqual({
      kind: "refuse",
      attempt: { source: "1", target: "9" },
    });
    expect(touch(MOVES, null, "nowhere")).toEqual({
      kind: "refuse",
      attempt: { target: "nowhere" },
    });
  });
});
