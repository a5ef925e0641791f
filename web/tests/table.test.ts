import { describe, expect, it } from "vitest";

import { NOTHING_KNOWN, received, tokenCounts, type TableState } from "../src/model/table";
import { happening, hello, update, view } from "./views";

function after(...messages: Parameters<typeof received>[1][]): TableState {
  return messages.reduce(received, NOTHING_KNOWN);
}

describe("a table as it is known here", () => {
  it("begins with the view of the first hello, and nothing to animate", () => {
    const state = after(hello(3, [happening(2), happening(3)]));
    expect(state.view?.version).toBe(3);
    expect(state.log.map((line) => line.version)).toEqual([2, 3]);
    expect(state.latest).toEqual([]);
    expect(state.spectators).toBe(1);
  });

  it("tells an update once, however many sockets bring it", () => {
    const once = after(hello(3), update(4, [happening(4)]));
    const twice = received(once, update(4, [happening(4)]));
    expect(twice).toBe(once);
    expect(once.latest.map((line) => line.version)).toEqual([4]);
  });

  it("never goes back to an older view", () => {
    const state = after(hello(5), update(4, []));
    expect(state.view?.version).toBe(5);
  });

  it("puts what is fetched from the past before what is known, and does not animate it", () => {
    const state = after(hello(5), update(6, [happening(6)]), update(6, [happening(2), happening(3)]));
    expect(state.log.map((line) => line.version)).toEqual([2, 3, 6]);
    expect(state.latest.map((line) => line.version)).toEqual([6]);
  });

  it("takes the view of a refusal for the truth", () => {
    const refusal = { reason: "stale", text: { en: "", fr: "" }, clause: "" };
    const answer = { is: "answer", id: "a", ok: false, version: 9, refusal } as const;
    const state = after(hello(3), { ...answer, view: view({ version: 9 }) });
    expect(state.view?.version).toBe(9);
  });

  it("knows who is there and what they feel", () => {
    const state = after(
      hello(3),
      { is: "presence", present: [true, true], spectators: 0 },
      { is: "emote", seat: 1, emote: "wow" },
      { is: "emote", seat: 1, emote: "wow" },
    );
    expect(state.present).toEqual([true, true]);
    expect(state.emote).toEqual({ seat: 1, emote: "wow", count: 2 });
  });
});

describe("which moment of the record a line of the log is", () => {
  it("counts back from the last token", () => {
    const log = [happening(4), happening(5, { kind: "resigned" }), happening(6, { kind: "thrown" })];
    expect([...tokenCounts(log, 7)]).toEqual([
      [6, 7],
      [4, 6],
    ]);
  });

  it("leaves out what was taken back", () => {
    const back = happening(6, { kind: "taken_back", facts: { count: 2 } });
    const log = [happening(3), happening(4), happening(5), back, happening(7)];
    expect([...tokenCounts(log, 2)]).toEqual([
      [7, 2],
      [3, 1],
    ]);
  });
});
