/** Arrow keys of the page step through a recorded game, unless something else has use for them. */
import type { RecordPlayer } from "./record_player.svelte";

/** Where a key leads from a moment; null for keys that mean nothing here. */
export function stepOf(key: string, index: number, total: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(total, index + 1);
    case "Home":
      return 0;
    case "End":
      return total;
    default:
      return null;
  }
}

/** Step as a key says; keys typed into fields, sliders and boards are theirs. */
export function stepByKey(player: RecordPlayer, event: KeyboardEvent): void {
  const target = event.target as Element | null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target?.closest("input, textarea, select, [data-board] button, [data-board] [role=button]")) return;
  const step = stepOf(event.key, player.index, player.total);
  if (step === null) return;
  event.preventDefault();
  player.go(step);
}
