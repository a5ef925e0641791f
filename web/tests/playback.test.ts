import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Playback } from "../src/table/playback.svelte";
import { happening, view } from "./views";

const NO_CLOCK = { remaining: null, isReturn: false };
const bot = (version: number, kind = "played") => happening(version, { kind, seat: 1 });

let playback: Playback;
let heard: number[];

beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  heard = [];
  playback.listen(({ version }) => heard.push(version));
  playback.take(view({ version: 3 }), [], [0], NO_CLOCK);
});
afterEach(() => vi.useRealTimers());

const take = (version: number, ...story: ReturnType<typeof bot>[]): void =>
  playback.take(view({ version, awaits: { kind: "choice", seat: 0, situation: [] } }), story, [0], NO_CLOCK);

describe("what is seen of a table", () => {
  it("is the board on its way first, and the rest once it has been shown", () => {
    take(4, bot(4));
    expect([playback.ahead?.version, playback.view?.version]).toEqual([4, 3]);
    expect(playback.showing).toBe(true);
    playback.shown(playback.story);
    expect([playback.ahead?.version, playback.view?.version]).toEqual([4, 4]);
    expect(playback.showing).toBe(false);
  });

  it("keeps the scene while only a part of what leads to the next is shown", () => {
    take(5, bot(4), bot(5, "thrown"));
    expect(playback.ahead?.version).toBe(3);
    expect(playback.story.map(({ version }) => version)).toEqual([4]);
    playback.shown(playback.story);
    vi.advanceTimersByTime(1000);
    expect(playback.ahead?.version).toBe(5);
  });

  it("tells of a move while it is made, and of a throw once it lies", () => {
    take(4, bot(4));
    expect(playback.news?.happening.version).toBe(4);
    playback.shown(playback.story);
    take(5, bot(5, "thrown"));
    vi.advanceTimersByTime(400);
    expect(playback.story.at(-1)?.version).toBe(5);
    expect(playback.news?.happening.version).toBe(4);
    playback.shown(playback.story);
    expect(playback.news?.happening.version).toBe(5);
  });

  it("is told once and in order, skipped or not", () => {
    take(4, bot(4, "thrown"));
    take(5, bot(5));
    take(6, bot(6, "thrown"));
    playback.skip();
    expect(heard).toEqual([4, 5, 6]);
    expect(playback.view?.version).toBe(6);
  });

  it("leaves to the log what is no news", () => {
    take(4, bot(4));
    playback.shown(playback.story);
    take(5, happening(5, { kind: "revealed", seat: null }));
    expect(playback.view?.version).toBe(5);
    expect(playback.news?.happening.version).toBe(4);
    take(6, happening(6, { kind: "resigned", seat: 1 }));
    expect(playback.news?.happening.version).toBe(6);
  });

  it("does not believe a board that has shown something else", () => {
    take(4, bot(4));
    playback.shown([]);
    expect(playback.showing).toBe(true);
  });

  it("is there within a second where one's own time runs", () => {
    const story = [bot(4, "thrown"), bot(5), bot(6, "thrown"), bot(7)];
    const mine = view({ version: 7, awaits: { kind: "throw", seat: 0, situation: [] } });
    playback.take(mine, story, [0], { remaining: 30_000, isReturn: false });
    vi.advanceTimersByTime(1000);
    expect([playback.showing, playback.view?.version]).toEqual([false, 7]);
  });

  it("is not played while nobody looks, and summed up for whoever comes back", () => {
    playback.isAway = true;
    take(4, bot(4));
    take(5, bot(5));
    take(6, bot(6));
    expect([playback.showing, playback.view?.version]).toEqual([false, 6]);
    playback.isAway = false;
    expect(playback.news?.missed).toBe(3);
    take(7, bot(7));
    expect(playback.showing).toBe(true);
    vi.advanceTimersByTime(400);
    expect(playback.news?.missed).toBe(0);
  });
});
