/** What a board has not yet shown of a story, so that nothing is played twice. */

import type { Happening } from "./types";

export class News {
  #seen: number | null = null;

  /** What is new; nothing on arrival, and nothing when somebody steps back. */
  take(story: readonly Happening[]): readonly Happening[] {
    const latest = story.at(-1)?.version;
    const seen = this.#seen;
    if (latest === undefined) {
      this.#seen ??= 0;
      return [];
    }
    this.#seen = latest;
    return seen === null ? [] : story.filter((happening) => happening.version > seen);
  }
}
