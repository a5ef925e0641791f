import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LONGEST, Pacing, REST, THROW_SEEN, type Step } from "../src/table/pacing";

interface Named extends Step {
  readonly name: string;
}

interface Shown {
  readonly at: number;
  readonly names: readonly string[];
  readonly speed: number;
  readonly missed: boolean;
}

const step = (name: string, kind: Step["kind"], seat = 1, own = false): Named => ({
  name,
  kind,
  seat,
  own,
});
const thrown = (name: string, seat = 1): Named => step(name, "thrown", seat);
const played = (name: string, seat = 1): Named => step(name, "played", seat);
const own = (name: string): Named => step(name, "played", 0, true);

let shown: Shown[];
let settled: string[];
let showing: boolean;
let pacing: Pacing<Named>;
/** How long the board takes for each step at speed 1; never, where it says nothing. */
let takes: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [shown, settled, showing, takes] = [[], [], false, 220];
  pacing = new Pacing<Named>({
    now: () => Date.now(),
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    show: (steps, speed, missed) => {
      shown.push({ at: Date.now(), names: steps.map(({ name }) => name), speed, missed });
      if (speed > 0 && takes < Infinity) setTimeout(() => pacing.done(), takes / speed);
    },
    settled: ({ name }) => settled.push(name),
    showing: (is) => (showing = is),
  });
});
afterEach(() => vi.useRealTimers());

const names = (): readonly string[] => shown.map((one) => one.names.join("+"));
const times = (): readonly number[] => shown.map((one) => one.at);

describe("what others do", () => {
  it("is shown one thing after the other, however fast it is told", () => {
    pacing.push([thrown("throw"), played("move"), thrown("next", 2), played("then", 2)]);
    vi.advanceTimersByTime(10_000);
    expect(names()).toEqual(["throw", "move", "next", "then"]);
    const first = THROW_SEEN;
    const second = first + takes + REST;
    expect(times()).toEqual([0, first, second, second + THROW_SEEN]);
    expect(showing).toBe(false);
  });

  it("stands once the board has shown it", () => {
    pacing.push([played("move")]);
    vi.advanceTimersByTime(takes - 1);
    expect(settled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(settled).toEqual(["move"]);
  });

  it("begins at once when nothing is shown", () => {
    vi.advanceTimersByTime(5000);
    pacing.push([played("move")]);
    expect(times()).toEqual([5000]);
    expect(showing).toBe(true);
  });

  it("lets a throw that lasts longer come to its end", () => {
    takes = 900;
    pacing.push([thrown("throw"), played("move")]);
    vi.advanceTimersByTime(10_000);
    expect(times()).toEqual([0, 900]);
  });

  it("rests after a throw with which nothing was done", () => {
    pacing.push([thrown("one", 1), thrown("other", 2)]);
    vi.advanceTimersByTime(10_000);
    expect(times()).toEqual([0, THROW_SEEN + REST]);
  });

  it("does not wait for what takes no time", () => {
    pacing.push([step("sits", "quiet"), step("seeds", "quiet"), played("move")]);
    expect(names()).toEqual(["sits", "seeds", "move"]);
  });

  it("goes on when a board says nothing", () => {
    takes = Infinity;
    pacing.push([played("one"), played("two")]);
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual(["one", "two"]);
    expect(showing).toBe(false);
  });

  it("is faster or slower as people like it", () => {
    pacing.speed = 2;
    pacing.push([thrown("throw"), played("move"), thrown("next", 2)]);
    vi.advanceTimersByTime(10_000);
    expect(times()).toEqual([0, THROW_SEEN / 2, (THROW_SEEN + takes + REST) / 2]);
    expect(shown.map((one) => one.speed)).toEqual([2, 2, 2]);
  });

  it("is all there at once where nothing is to move", () => {
    pacing.speed = 0;
    pacing.push([thrown("throw"), played("move")]);
    expect(shown).toEqual([{ at: 0, names: ["throw", "move"], speed: 0, missed: false }]);
    expect(showing).toBe(false);
  });
});

describe("what one does oneself", () => {
  it("is shown at once, without a rest before it", () => {
    pacing.push([played("bot")]);
    vi.advanceTimersByTime(takes);
    expect(showing).toBe(false);
    pacing.push([own("mine")]);
    expect(times()).toEqual([0, takes]);
  });

  it("is followed by the others after a rest", () => {
    pacing.push([own("mine")]);
    pacing.push([played("bot")]);
    vi.advanceTimersByTime(10_000);
    expect(times()).toEqual([0, takes + REST]);
  });

  it("waits for nothing but the end of what one did before", () => {
    pacing.push([own("keep"), own("throw")]);
    vi.advanceTimersByTime(10_000);
    expect(times()).toEqual([0, takes]);
  });
});

describe("a tap", () => {
  it("skips to the present, and the next thing plays again", () => {
    pacing.push([thrown("a"), played("b"), thrown("c", 2)]);
    vi.advanceTimersByTime(100);
    expect(settled).toEqual([]);
    pacing.skip();
    expect(settled).toEqual(["a"]);
    expect(names()).toEqual(["a", "b+c"]);
    expect(shown.at(-1)).toMatchObject({ speed: 0, missed: false });
    expect(showing).toBe(false);
    pacing.push([played("d", 2), played("e", 2)]);
    vi.advanceTimersByTime(10_000);
    expect(names()).toEqual(["a", "b+c", "d", "e"]);
    expect(shown.at(-1)?.speed).toBe(1);
  });

  it("ends what is being shown when nothing waits", () => {
    pacing.push([played("a")]);
    pacing.skip();
    expect(showing).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(names()).toEqual(["a"]);
  });
});

describe("where time runs", () => {
  it("all is shown within a second, faster", () => {
    pacing.push([thrown("a"), played("b"), thrown("c", 2), played("d", 2)]);
    pacing.within(1000);
    vi.advanceTimersByTime(1000);
    expect(showing).toBe(false);
    expect(names().join("+")).toBe("a+b+c+d");
    expect(Math.max(...shown.map((one) => one.speed))).toBeGreaterThan(1);
  });

  it("is skipped at the end of that second, whatever there is", () => {
    takes = Infinity;
    pacing.push([thrown("a"), played("b"), thrown("c", 2)]);
    pacing.within(1000);
    vi.advanceTimersByTime(999);
    expect(showing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(showing).toBe(false);
    expect(names().join("+")).toBe("a+b+c");
  });

  it("hurries no more once all has been shown", () => {
    pacing.push([played("a")]);
    pacing.within(1000);
    vi.advanceTimersByTime(2000);
    pacing.push([thrown("b"), played("c")]);
    vi.advanceTimersByTime(10_000);
    expect(shown.slice(1).map((one) => one.speed)).toEqual([1, 1]);
  });
});

describe("too much to be followed", () => {
  const many = (count: number): readonly Named[] =>
    Array.from({ length: count }, (_, index) => played(String(index)));

  it("is not shown as a film, but as it now is", () => {
    pacing.push(many(Math.ceil(LONGEST / 900) + 1));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ speed: 0, missed: true });
    expect(showing).toBe(false);
  });

  it("is less for whoever comes back", () => {
    pacing.push(many(10), true);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.missed).toBe(true);
  });

  it("is not reached by a turn of three bots", () => {
    pacing.push(many(20));
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(20);
  });
});
