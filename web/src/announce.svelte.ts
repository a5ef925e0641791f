/** What a screen reader is told: the story of the game, one sentence after the other. */

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** How many sentences stay: a screen reader has taken the older ones long ago. */
const KEPT = 40;

let count = 0;
export const announced: { sentences: readonly Sentence[] } = $state({ sentences: [] });

/** Said after what is still being said, never instead of it. */
export function announce(text: string): void {
  if (text === "") return;
  count += 1;
  announced.sentences = [...announced.sentences, { id: count, text }].slice(-KEPT);
}
