/** A tap or a key while something is being shown skips it, and does nothing else. */

const KEYS: ReadonlySet<string> = new Set(["Enter", " ", "Escape"]);

export class Skipping {
  #swallowed = false;
  #isShowing: () => boolean;
  #skip: () => void;

  constructor(isShowing: () => boolean, skip: () => void) {
    this.#isShowing = isShowing;
    this.#skip = skip;
  }

  /** For an element around the board; captured, so that the board never hears of it. */
  readonly listeners = {
    onpointerdowncapture: (event: Event): void => {
      this.#swallowed = this.#isShowing();
      if (!this.#swallowed) return;
      event.stopPropagation();
      this.#skip();
    },
    // What the pointer did first decides: by the time of the click all has been shown.
    onclickcapture: (event: Event): void => {
      if (!this.#swallowed) return;
      this.#swallowed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onkeydowncapture: (event: KeyboardEvent): void => {
      if (!KEYS.has(event.key) || !this.#isShowing()) return;
      event.stopPropagation();
      event.preventDefault();
      this.#skip();
    },
  };
}
