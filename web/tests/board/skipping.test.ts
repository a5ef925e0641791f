import { beforeEach, expect, it, vi } from "vitest";

import { Skipping } from "../../src/board/skipping";

let showing: boolean;
let skipping: Skipping;
const skip = vi.fn(() => {
  showing = false;
});

const event = (key = "") => ({ key, stopPropagation: vi.fn(), preventDefault: vi.fn() });
/** Whether the board hears of a tap. */
const tap = (): boolean => {
  const [down, click] = [event(), event()];
  skipping.listeners.onpointerdowncapture(down as unknown as Event);
  skipping.listeners.onclickcapture(click as unknown as Event);
  return click.stopPropagation.mock.calls.length === 0;
};

beforeEach(() => {
  skip.mockClear();
  showing = true;
  skipping = new Skipping(() => showing, skip);
});

it("a tap while something is shown skips it, and is not heard of by the board", () => {
  expect(tap()).toBe(false);
  expect(skip).toHaveBeenCalledOnce();
});

it("the next tap is the board's", () => {
  tap();
  expect(tap()).toBe(true);
  expect(skip).toHaveBeenCalledOnce();
});

it("a tap that began when nothing was shown stays the board's", () => {
  showing = false;
  const click = event();
  skipping.listeners.onpointerdowncapture(event() as unknown as Event);
  showing = true;
  skipping.listeners.onclickcapture(click as unknown as Event);
  expect(click.stopPropagation).not.toHaveBeenCalled();
});

it("Enter skips, and arrows still go from place to place", () => {
  const [arrow, enter] = [event("ArrowUp"), event("Enter")];
  skipping.listeners.onkeydowncapture(arrow as unknown as KeyboardEvent);
  expect(skip).not.toHaveBeenCalled();
  skipping.listeners.onkeydowncapture(enter as unknown as KeyboardEvent);
  expect(skip).toHaveBeenCalledOnce();
  expect(enter.preventDefault).toHaveBeenCalled();
});
