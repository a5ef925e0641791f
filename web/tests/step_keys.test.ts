import { expect, it, vi } from "vitest";

import type { RecordPlayer } from "../src/record_player.svelte";
import { stepByKey, stepOf } from "../src/step_keys";

it("keys lead to a moment of the game, never beyond its ends", () => {
  expect(stepOf("ArrowRight", 3, 5)).toBe(4);
  expect(stepOf("ArrowRight", 5, 5)).toBe(5);
  expect(stepOf("ArrowLeft", 0, 5)).toBe(0);
  expect(stepOf("Home", 3, 5)).toBe(0);
  expect(stepOf("End", 3, 5)).toBe(5);
  expect(stepOf("a", 3, 5)).toBeNull();
});

it("keys typed into a field are the field's", () => {
  const go = vi.fn();
  const player = { index: 1, total: 5, go } as unknown as RecordPlayer;
  const press = (inField: boolean): void => {
    const target = { closest: () => (inField ? {} : null) };
    const preventDefault = (): void => undefined;
    stepByKey(player, { key: "ArrowRight", target, preventDefault } as unknown as KeyboardEvent);
  };
  press(true);
  expect(go).not.toHaveBeenCalled();
  press(false);
  expect(go).toHaveBeenCalledWith(2);
});
