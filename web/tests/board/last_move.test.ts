import { describe, expect, it } from "vitest";

import { begun, marked, NOTHING_MARKED, type Marked } from "../../src/board/last_move";
import type { Motion } from "../../src/board/tracking";
import { happening } from "../views";

const WALK: Motion = { seat: 0, from: "1", to: "3", via: ["2", "3"] };
const pawn = { kind: "pawn", seat: 0, place: "1" };
const played = happening(4, { kind: "played", seat: 0 });
const thrown = happening(5, { kind: "thrown", seat: 1 });

const after = (before: Marked, told: typeof played, ...motions: Motion[]): Marked =>
  motions.reduce(
    (so, motion) => marked(so, motion, { ...pawn, seat: motion.seat }),
    begun(before, told, motions.length > 0),
  );
const ways = (some: Marked): readonly string[] =>
  some.traces.map((trace) => trace.places.join("-"));

describe("the last move", () => {
  it("is marked with the way it went", () => {
    expect(ways(after(NOTHING_MARKED, played, WALK))).toEqual(["1-2-3"]);
  });

  it("shows what was captured, where it stood", () => {
    const captured: Motion = { seat: 1, from: "3", to: "home", via: ["home"], captured: true };
    const { traces } = after(NOTHING_MARKED, played, WALK, captured);
    expect(traces.map((trace) => trace.ghost?.place ?? null)).toEqual([null, "3"]);
  });

  it("is only the place, for a piece that came onto the board", () => {
    const placed: Motion = { seat: 0, kind: "pawn", from: "hand", to: "7", via: ["7"] };
    expect(ways(after(NOTHING_MARKED, played, placed))).toEqual(["7"]);
  });

  it("stays marked through the next throw, until the next move", () => {
    const second = after(after(NOTHING_MARKED, played, WALK), thrown);
    expect(ways(second)).toEqual(["1-2-3"]);
    const other = after(second, happening(6, { seat: 1 }), { ...WALK, seat: 1, from: "8" });
    expect(ways(other)).toEqual(["8-2-3"]);
  });

  it("is one move, where a seat does several things without a throw", () => {
    const first = after(NOTHING_MARKED, played, WALK);
    expect(ways(after(first, played, { ...WALK, from: "9" }))).toEqual(["1-2-3", "9-2-3"]);
  });

  it("is marked no more once it is taken back", () => {
    const back = happening(7, { kind: "taken_back", seat: 0 });
    expect(ways(after(after(NOTHING_MARKED, played, WALK), back))).toEqual([]);
  });
});
