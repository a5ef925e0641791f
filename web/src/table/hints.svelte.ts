/** Asks the server for hints and chances, about one position at a time. */
import { api, Refused } from "../wire/api";
import type { Hint, HintAsked, Refusal } from "../wire/schema.gen";

/** Milliseconds a position must last before its chances are asked for. */
const SETTLING = 300;

export class Hints {
  /** What is known of the position. */
  hint: Hint | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Whether a person has asked for a hint here. */
  wanted = $state(false);
  /** The chances of this position or, until they are known, of the one before. */
  chances: readonly number[] | null = $state.raw(null);
  /** How far they may be wrong, null where nobody says. */
  margin: number | null = $state.raw(null);

  private position: HintAsked | null = null;
  private pending: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** Another position is on the board; its chances are wanted at once, or only when asked for. */
  setPosition(position: HintAsked | null, withChances: boolean): void {
    this.cancel();
    this.position = position;
    this.hint = null;
    this.refusal = null;
    this.wanted = false;
    if (withChances) this.pause = setTimeout(() => void this.fetch(), SETTLING);
  }

  /** Give a hint. */
  ask(): void {
    this.wanted = true;
    void this.fetch();
  }

  /** Drop what is being asked for: nobody wants to know any more. */
  cancel(): void {
    clearTimeout(this.pause);
    this.pending?.abort();
    this.pending = null;
  }

  private async fetch(): Promise<void> {
    if (this.position === null || this.pending !== null || this.hint !== null) return;
    const pending = new AbortController();
    this.pending = pending;
    this.refusal = null;
    try {
      const hint = await api.hint(this.position, pending.signal);
      if (this.pending !== pending) return;
      this.hint = hint;
      this.chances = hint.chances;
      this.margin = hint.margin;
    } catch (fault) {
      if (this.pending === pending && fault instanceof Refused) this.refusal = fault.refusal;
    } finally {
      if (this.pending === pending) this.pending = null;
    }
  }
}
