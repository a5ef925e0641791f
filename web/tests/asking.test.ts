import { describe, expect, it } from "vitest";

import { freeSeats, share, statusOf, toAct, toTakeBack, unasked, winners } from "../src/store/asking";
import { BOT, OPEN, PERSON, view } from "./views";

const NEITHER = { autoThrow: false, autoSingle: false };
const BOTH = { autoThrow: true, autoSingle: true };

describe("who is to act here", () => {
  it("is the seat the table awaits, if it is played here by a person", () => {
    expect(toAct(view(), [0, 1])).toBe(0);
    expect(toAct(view(), [1])).toBeNull();
    expect(toAct(view({ seats: [BOT, PERSON] }), [0])).toBeNull();
    expect(toAct(view({ seats: [{ ...PERSON, bot: "random" }, PERSON] }), [0])).toBeNull();
    expect(toAct(view({ awaits: { kind: "seats", seat: null } }), [0])).toBeNull();
    expect(toAct(null, [0])).toBeNull();
  });

  it("may take back only what the server says", () => {
    expect(toTakeBack(view({ take_back: 1 }), [0, 1])).toBe(1);
    expect(toTakeBack(view({ take_back: 1 }), [0])).toBeNull();
  });
});

it("what is awaited is said to those here, of bots and of others", () => {
  expect(statusOf(view(), [0])).toEqual({ word: "your_choice", seat: 0 });
  expect(statusOf(view({ awaits: { kind: "throw", seat: 1 } }), [0, 1])).toEqual({
    word: "here_throw",
    seat: 1,
  });
  expect(statusOf(view(), [1]).word).toBe("turn_choice");
  expect(statusOf(view({ seats: [BOT, PERSON] }), [1]).word).toBe("thinking");
  expect(statusOf(view({ awaits: { kind: "seats", seat: null } }), [0]).word).toBe("waits_seats");
  expect(statusOf(view({ awaits: { kind: "nothing", seat: null } }), [0]).word).toBe("over");
});

describe("what is done unasked", () => {
  it("is a throw or the only move, where that is preferred", () => {
    const due = view({ awaits: { kind: "throw", seat: 0 }, legal: [] });
    const forced = view({ legal: ["1-2"] });
    expect(unasked(due, [0], BOTH)).toEqual({ do: "throw" });
    expect(unasked(due, [0], NEITHER)).toBeNull();
    expect(unasked(forced, [0], BOTH)).toEqual({ do: "play", token: "1-2" });
    expect(unasked(forced, [0], NEITHER)).toBeNull();
    expect(unasked(view(), [0], BOTH)).toBeNull();
    expect(unasked(forced, [1], BOTH)).toBeNull();
  });
});

it("a free seat is open or left", () => {
  expect(freeSeats(view({ seats: [PERSON, OPEN] }))).toEqual([1]);
  expect(freeSeats(view({ seats: [{ ...BOT, vacant: true }, BOT] }))).toEqual([0]);
});

it("winners have the largest share", () => {
  expect(winners(["0", "1"])).toEqual([1]);
  expect(winners(["1/2", "1/2", "0"])).toEqual([0, 1]);
  expect(winners(null)).toEqual([]);
  expect(share("1/3")).toBeCloseTo(1 / 3);
});
