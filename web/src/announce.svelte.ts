/** What a screen reader is told: the story of the game, sentence by sentence. */
export const announced = $state({ text: "" });

export function announce(text: string): void {
  // The same sentence twice is still news.
  announced.text = announced.text === text ? `${text}\u00a0` : text;
}
