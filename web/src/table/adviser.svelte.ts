/** Somebody who knows the games and is asked about one position at a time. */
import { api, Refused } from "../wire/api";
import type { Hint, HintAsked, Refusal } from "../wire/schema.gen";

/** Milliseconds a position must last before its chances are asked for. */
const SETTLING = 300;

export class Adviser {
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
  private thinking: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** Another position is on the board; its chances are wanted at once, or only when asked for. */
  turn(position: HintAsked | null, withChances: boolean): void {
    this.rest();
    this.position = position;
    this.hint = null;
    this.refusal = null;
    this.wanted = false;
    if (withChances) this.pause = setTimeout(() => void this.consider(), SETTLING);
  }

  /** Give a hint. */
  ask(): void {
    this.wanted = true;
    void this.consider();
  }

  /** Drop whatever is thought about: nobody wants to know any more. */
  rest(): void {
    clearTimeout(this.pause);
    this.thinking?.abort();
    this.thinking = null;
  }

  private async consider(): Promise<void> {
    if (this.position === null || this.thinking !== null || this.hint !== null) return;
    const thinking = new AbortController();
    this.thinking = thinking;
    this.refusal = null;
    try {
      const hint = await api.hint(this.position, thinking.signal);
      if (this.thinking !== thinking) return;
      this.hint = hint;
      this.chances = hint.chances;
      this.margin = hint.margin;
    } catch (fault) {
      if (this.thinking === thinking && fault instanceof Refused) this.refusal = fault.refusal;
    } finally {
      if (this.thinking === thinking) this.thinking = null;
    }
  }
}
