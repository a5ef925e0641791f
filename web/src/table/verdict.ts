/** How a finished game ended, in words. */
import { verdictOf } from "../model/selectors";
import type { View } from "../wire/schema.gen";
import { listed, say } from "../words/say.svelte";

/** One sentence for whoever plays these seats; for anybody else where they are none. */
export function verdictText(view: View, mine: readonly number[], names: readonly string[]): string {
  const { word, seats } = verdictOf(view, mine);
  const named = listed(seats.map((seat) => names[seat] ?? ""));
  return say(word, { name: named, names: named });
}
