/**
 * What happened, shown one thing after the other at a pace that people can follow.
 *
 * The server tells as fast as bots play; here everything waits for its turn. What is shown, and
 * when it has been shown, is the board's business: this only keeps the order and the time.
 */

export interface Step {
  /** A throw, a move, or something that takes no time: somebody sits down, a view without news. */
  readonly kind: "thrown" | "played" | "quiet";
  readonly seat: number | null;
  /** Whether somebody here did it: they know what they did, and wait for nothing. */
  readonly own: boolean;
}

export interface PacingPorts<S extends Step> {
  readonly now: () => number;
  /** Calls back later; returns what takes it back. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
  /**
   * Shows some steps at a speed, the last of them as what now stands. More than one are shown at
   * once, at speed 0; `missed` says that there were too many to be followed.
   */
  readonly show: (steps: readonly S[], speed: number, missed: boolean) => void;
  /** A step that was shown by itself has come to its end. */
  readonly settled: (step: S) => void;
  /** All has been shown, or no longer. */
  readonly showing: (is: boolean) => void;
}

/** Milliseconds at speed 1: how long a throw is seen at least, and the rest after a move. */
export const THROW_SEEN = 600;
export const REST = 300;
/** About what a throw or a move takes with its rest, to know how much there is still to show. */
const EXPECTED = 900;
/** Milliseconds after which a board that says nothing is taken to have shown what it was told. */
const PATIENCE = 5000;
/** More film than this nobody wants to see; less, for whoever comes back. */
export const LONGEST = 30_000;
export const LONGEST_RETURN = 6000;
/** Shorter than this share of the usual time nothing can be followed. */
const FASTEST = 6;

export class Pacing<S extends Step> {
  #waiting: S[] = [];
  #current: S | null = null;
  #last: S | null = null;
  #began = 0;
  /** Before this moment nothing more is shown. */
  #free = 0;
  #speed = 1;
  #deadline: number | null = null;
  #takeBack: (() => void) | null = null;
  #takeBackDeadline: (() => void) | null = null;
  #ports: PacingPorts<S>;

  constructor(ports: PacingPorts<S>) {
    this.#ports = ports;
  }

  /** Whether something is being shown or waits for it. */
  get isShowing(): boolean {
    return this.#current !== null || this.#waiting.length > 0;
  }

  /** 1 is the usual speed, 0 shows everything at once. */
  set speed(speed: number) {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (speed === 0) this.skip();
  }

  /** Show these too, when their turn comes; `isReturn` for what was missed meanwhile. */
  push(steps: readonly S[], isReturn = false): void {
    this.#waiting.push(...steps);
    const longest = isReturn ? LONGEST_RETURN : LONGEST;
    if (this.#speed === 0) this.skip();
    else if (expected(this.#waiting) > longest) this.#present(true);
    else this.#go();
  }

  /** Be at the present within some time, whatever there is to show; null for no hurry. */
  within(milliseconds: number | null): void {
    this.#takeBackDeadline?.();
    this.#takeBackDeadline = null;
    this.#deadline = null;
    if (milliseconds === null || !this.isShowing) return;
    this.#deadline = this.#ports.now() + milliseconds;
    this.#takeBackDeadline = this.#ports.later(() => this.skip(), milliseconds);
    // What waits to begin waits less now.
    if (this.#current === null) this.#go();
  }

  /** The board has shown what it was told last. */
  done(): void {
    const shown = this.#current;
    if (shown === null) return;
    this.#current = null;
    this.#takeBack?.();
    const now = this.#ports.now();
    const seen = shown.kind === "thrown" ? this.#began + this.#lasting(THROW_SEEN) : now;
    this.#free = Math.max(now, seen);
    this.#ports.settled(shown);
    this.#go();
  }

  /** To the present, at once. */
  skip(): void {
    this.#present(false);
  }

  #present(missed: boolean): void {
    const [steps, current] = [this.#waiting, this.#current];
    this.#waiting = [];
    this.#current = null;
    this.#takeBack?.();
    if (current !== null) this.#ports.settled(current);
    this.#free = this.#ports.now();
    if (steps.length > 0) {
      this.#last = steps.at(-1) ?? null;
      this.#ports.show(steps, 0, missed);
    }
    this.#rest();
  }

  #go(): void {
    this.#takeBack?.();
    this.#takeBack = null;
    while (this.#current === null) {
      const next = this.#waiting[0];
      if (next === undefined) {
        this.#rest();
        return;
      }
      this.#ports.showing(true);
      const wait = this.#waitFor(next);
      if (wait > 0) {
        this.#takeBack = this.#ports.later(() => this.#go(), wait);
        return;
      }
      this.#begin(next);
    }
  }

  #begin(step: S): void {
    this.#waiting.shift();
    this.#began = this.#ports.now();
    if (step.kind !== "quiet") {
      this.#current = step;
      this.#last = step;
      this.#takeBack = this.#ports.later(() => this.done(), PATIENCE);
    }
    this.#ports.show([step], this.#pace(), false);
    // Telling it takes its time too: what is promised is the time for which it is seen.
    if (this.#current === step) this.#began = this.#ports.now();
  }

  #rest(): void {
    this.#takeBackDeadline?.();
    this.#takeBackDeadline = null;
    this.#deadline = null;
    this.#ports.showing(false);
  }

  /** Milliseconds before a step may begin. */
  #waitFor(step: S): number {
    const last = this.#last;
    if (step.kind === "quiet" || last === null) return 0;
    if (step.own && (last.own || this.#waiting.length === 1)) return 0;
    // A throw and the move made with it are one thing.
    const isMoveOfThrow =
      last.kind === "thrown" && step.kind === "played" && last.seat === step.seat;
    const rest = isMoveOfThrow ? 0 : this.#lasting(REST);
    return this.#free + rest - this.#ports.now();
  }

  /** So many milliseconds of the usual speed, at the speed of now. */
  #lasting(milliseconds: number): number {
    return milliseconds / this.#pace();
  }

  /** The speed, or more where it must be done by some moment. */
  #pace(): number {
    if (this.#deadline === null) return this.#speed;
    const left = Math.max(1, this.#deadline - this.#ports.now());
    const current = this.#current === null ? [] : [this.#current];
    const needed = expected([...current, ...this.#waiting]) / left;
    return Math.max(this.#speed, Math.min(FASTEST, needed));
  }
}

function expected(steps: readonly Step[]): number {
  return steps.filter((step) => step.kind !== "quiet").length * EXPECTED;
}
