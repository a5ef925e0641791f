/** Whether a board has already shown a story, so that nothing is played twice. */

import type { TableEvent } from "./types";

export class UnseenEvents {
  #last: readonly TableEvent[] | null = null;

  /** The story, unless it is the one taken last; nothing on arrival. */
  take(story: readonly TableEvent[]): readonly TableEvent[] {
    const last = this.#last;
    this.#last = story;
    return last === null || last === story ? [] : story;
  }
}
