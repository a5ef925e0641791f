import { describe, expect, it } from "vitest";

import { freeSeats, share, statusOf, toAct, toTakeBack, automaticAction, verdictOf, winners } from "../src/model/selectors";
import { BOT, OPEN, PERSON, view } from "./views";

const NEITHER = { autoThrow: false, autoSingle: false };
const BOTH = { autoThrow: true, autoSingle: true };

describe("who is to act here", () => {
  it("is the seat the table awaits, if it is played here by a person", () => {
    expect(toAct(view(), [0, 1])).toBe(0);
    expect(toAct(view(), [1])).toBeNull();
    expect(toAct(view({ seats: [BOT, PERSON] }), [0])).toBeNull();
    expect(toAct(view({ seats: [{ ...PERSON, bot: "random" }, PERSON] }), [0])).toBeNull();
    expect(toAct(view({ awaits: { kind: "seats", seat: null, situation: [] } }), [0])).toBeNull();
    expect(toAct(null, [0])).toBeNull();
  });

  it("may take back only what the server says", () => {
    expect(toTakeBack(view({ take_back: 1 }), [0, 1])).toBe(1);
    expect(toTakeBack(view({ take_back: 1 }), [0])).toBeNull();
  });
});

it("what is awaited is asked of those here, and told of others and of bots", () => {
  expect(statusOf(view(), [0])).toEqual({ lead: "your_turn", voice: "ask", seat: 0 });
  const thrown = view({ awaits: { kind: "throw", seat: 1, situation: [] } });
  expect(statusOf(thrown, [0, 1])).toEqual({ lead: "here_turn", voice: "ask", seat: 1 });
  const waited = { lead: null, voice: "wait", seat: 0 };
  expect(statusOf(view(), [1])).toEqual(waited);
  expect(statusOf(view({ seats: [BOT, PERSON] }), [1])).toEqual(waited);
  const open = view({ awaits: { kind: "seats", seat: null, situation: [] } });
  expect(statusOf(open, [0]).lead).toBe("waits_seats");
  const over = view({ awaits: { kind: "nothing", seat: null, situation: [] } });
  expect(statusOf(over, [0]).lead).toBe("over");
});

describe("what is done automaticAction", () => {
  it("is a throw or the only move, where that is preferred", () => {
    const due = view({ awaits: { kind: "throw", seat: 0, situation: [] }, legal: [] });
    const forced = view({ legal: ["1-2"] });
    expect(automaticAction(due, [0], BOTH)).toEqual({ do: "throw" });
    expect(automaticAction(due, [0], NEITHER)).toBeNull();
    expect(automaticAction(forced, [0], BOTH)).toEqual({ do: "play", token: "1-2" });
    expect(automaticAction(forced, [0], NEITHER)).toBeNull();
    expect(automaticAction(view(), [0], BOTH)).toBeNull();
    expect(automaticAction(forced, [1], BOTH)).toBeNull();
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

describe("the verdict of a finished game", () => {
  const four = { seats: [PERSON, BOT, BOT, BOT] };
  it("speaks to the one person here who has won, alone or in a team", () => {
    expect(verdictOf(view({ result: ["1", "0"] }), [0])).toEqual({ word: "won_you", seats: [] });
    const team = view({ ...four, result: ["1", "0", "1", "0"] });
    expect(verdictOf(team, [0])).toEqual({ word: "won_with", seats: [2] });
  });

  it("names the winners to everybody else", () => {
    expect(verdictOf(view({ result: ["1", "0"] }), [0, 1])).toEqual({ word: "won", seats: [0] });
    expect(verdictOf(view({ result: ["0", "1"] }), [0])).toEqual({ word: "won", seats: [1] });
    const team = view({ ...four, result: ["0", "1", "0", "1"] });
    expect(verdictOf(team, [0])).toEqual({ word: "won_many", seats: [1, 3] });
  });

  it("tells a shared victory, a draw and a game that was left", () => {
    const three = view({ seats: [PERSON, BOT, BOT], result: ["1/2", "1/2", "0"] });
    expect(verdictOf(three, [0])).toEqual({ word: "shared", seats: [0, 1] });
    expect(verdictOf(view({ result: ["1/2", "1/2"] }), [0])).toEqual({ word: "drawn", seats: [] });
    expect(verdictOf(view({ result: null }), [0]).word).toBe("ended_abandoned");
  });
});
