/** The pieces as they are shown while they move; the scene has the last word. */

import { tick } from "svelte";

import type { Point } from "./geometry";
import { glideTime, knockTime, stepTime } from "./durations";
import { begun, marked, NOTHING_MARKED, type Marked } from "./last_move";
import { moved, moverOf, tracked, type Motion, type Tracked } from "./tracking";
import type { BoardProps, Piece, Scene, TableEvent } from "./types";
import { UnseenEvents } from "./unseen_events";

/** Where a piece is drawn, given all the pieces shown. */
export type Spot = (piece: Piece, among: readonly Tracked[]) => Point;

/** What is played in turn: pieces that go, or anything else that takes its time. */
export type Act = Motion | (() => Promise<void>);

/** One entry of the log, and what is seen of it. */
export interface Part {
  readonly happening: TableEvent;
  readonly acts: readonly Act[];
}

/** What a board knows and its animator does not. */
export interface AnimatorPorts<S extends Scene> {
  readonly spot: Spot;
  /** What is seen of an entry, and the scene it led to; null where more is to come before that. */
  readonly acts: (happening: TableEvent, led: S | null) => readonly Act[];
  /** Something else is going to be shown. */
  readonly begin?: () => void;
  /** A scene is shown: it has the last word. */
  readonly settle?: (scene: S) => void;
}

/** What a board is told that its animator needs to know. */
type Told = Pick<BoardProps, "story" | "recent" | "scene" | "speed" | "onshown">;

const FADE = 200;
/** How far a captured piece is knocked, in units of the drawing. */
const KNOCKED = 9;

export class Animator<S extends Scene = Scene> {
  pieces = $state.raw<readonly Tracked[]>([]);
  /** The scene that is shown: the one before, until what happened has been seen. */
  scene: S = $state.raw() as S;
  /** Whether something moves just now. */
  busy = $state(false);
  /** The last move, as it stays marked. */
  last: Marked = $state.raw(NOTHING_MARKED);

  #ports: AnimatorPorts<S>;
  #unseen = new UnseenEvents();
  /** The scene it was told of last: other props change without anything moving. */
  #told: Scene | null = null;
  /** Whether the last move was seen here; otherwise it is marked as the log has it. */
  #hasPlayed = false;
  #playing = 0;
  #hurried = false;
  #root: Element | null = null;
  #running: Animation[] = [];
  #pauses = new Set<() => void>();

  constructor(scene: S, ports: AnimatorPorts<S>) {
    this.scene = scene;
    this.#ports = ports;
  }

  /** Show what happened, one thing after the other, then the scene that came of it. */
  async present(root: Element, told: Told): Promise<void> {
    const scene = told.scene as S;
    const fresh = this.#unseen.take(told.story);
    const isPart = scene === this.#told;
    if (fresh.length > 0) this.#hasPlayed = true;
    // Whoever comes to a board, or jumps to another moment, sees what was done last there.
    else if (!isPart || !this.#hasPlayed) this.#recall(told.recent ?? [], isPart);
    if (isPart && fresh.length === 0) return;
    this.#told = scene;
    this.#ports.begin?.();
    const parts = fresh.map((happening): Part => {
      const led = !isPart && happening === fresh.at(-1) ? scene : null;
      return { happening, acts: this.#ports.acts(happening, led) };
    });
    if (!(await this.play(root, parts, isPart ? null : scene.pieces, told.speed))) return;
    if (!isPart) {
      this.scene = scene;
      this.#ports.settle?.(scene);
    }
    told.onshown?.(told.story);
  }

  #recall(recent: readonly TableEvent[], isLate: boolean): void {
    if (!isLate) this.#hasPlayed = false;
    this.last = recalled(
      recent.map((happening) => ({ happening, acts: this.#ports.acts(happening, null) })),
    );
  }

  /**
   * Walk the pieces of `root` along their ways, then show the scene; null where it is to come.
   * Resolves to whether it came to its end, and not to something else that is shown instead.
   */
  async play(
    root: Element,
    parts: readonly Part[],
    scene: readonly Piece[] | null,
    speed: number,
  ): Promise<boolean> {
    this.#stop();
    this.#root = root;
    const playing = this.#playing;
    const isStill = prefersStillness();
    const before = this.pieces;
    const walked = new Set<number>();
    let pieces = before;
    this.busy = parts.some((part) => part.acts.length > 0);
    for (const { happening, acts } of parts) {
      this.last = begun(this.last, happening, acts.some((act) => typeof act !== "function"));
      for (const group of grouped(acts)) {
        if (typeof group === "function") {
          await group();
          if (playing !== this.#playing) return false;
          continue;
        }
        const walks = speed !== 0 && !isStill && !this.#hurried;
        for (const motion of group) pieces = entered(pieces, motion);
        if (walks) {
          this.pieces = pieces;
          await tick();
          await Promise.all(group.map((motion) => this.#walk(root, pieces, motion, speed)));
          if (playing !== this.#playing) return false;
        }
        for (const motion of group) {
          const mover = moverOf(pieces, motion);
          if (mover === undefined) continue;
          walked.add(mover.id);
          this.last = marked(this.last, motion, mover);
          pieces = moved(pieces, motion);
        }
        if (walks) this.pieces = pieces;
      }
    }
    const isHurried = this.#hurried;
    this.pieces = scene === null ? pieces : tracked(pieces, scene);
    await tick();
    if (playing !== this.#playing) return false;
    this.#stop();
    if (speed === 0 || isHurried) return true;
    if (isStill) fade(root, before, this.pieces);
    else this.#glide(root, before, walked, speed);
    return true;
  }

  /** Be done with it: somebody is in a hurry. */
  skip(): void {
    this.#hurried = true;
    // Dice and coins turn by themselves; what turns for ever is only decoration.
    for (const animation of this.#root?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    this.#wake();
  }

  /** Wait, unless somebody is in a hurry. */
  async pause(milliseconds: number): Promise<void> {
    if (this.#hurried || milliseconds <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(() => end(), milliseconds);
      const end = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        done();
      };
      this.#pauses.add(end);
    });
  }

  #wake(): void {
    for (const end of [...this.#pauses]) end();
  }

  #stop(): void {
    this.#playing += 1;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#wake();
    this.#hurried = false;
    this.busy = false;
  }

  async #walk(
    root: Element,
    pieces: readonly Tracked[],
    motion: Motion,
    speed: number,
  ): Promise<void> {
    const mover = moverOf(pieces, motion);
    const element = mover && root.querySelector(`[data-piece="${mover.id}"]`);
    if (!mover || !element) return;
    const others = pieces.filter((piece) => piece.id !== mover.id);
    const points = [motion.from, ...motion.via].map((place) =>
      this.#ports.spot({ ...mover, place }, others),
    );
    const steps = motion.via.length;
    // What comes onto the board comes from further away than a step.
    const walk = stepTime(steps, speed) * (motion.kind === undefined ? steps : 2 * steps);
    const duration = motion.captured ? knockTime(speed) : walk;
    const frames = motion.captured ? knocked(points) : points.map(frameAt);
    const animation = element.animate(frames, { duration, fill: "forwards" });
    this.#running.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Pieces that stand elsewhere without having walked go there by the shortest way. */
  #glide(
    root: Element,
    before: readonly Tracked[],
    walked: ReadonlySet<number>,
    speed: number,
  ): void {
    const stood = new Map(before.map((piece) => [piece.id, this.#ports.spot(piece, before)]));
    for (const piece of this.pieces) {
      const from = stood.get(piece.id);
      const to = this.#ports.spot(piece, this.pieces);
      if (walked.has(piece.id) || from === undefined) continue;
      if (from.x === to.x && from.y === to.y) continue;
      const element = root.querySelector(`[data-piece="${piece.id}"]`);
      element?.animate([frameAt(from), frameAt(to)], { duration: glideTime(speed) });
    }
  }
}

/** A point as the transform that puts a piece there. */
export function translated(point: Point): string {
  return `translate(${point.x}px, ${point.y}px)`;
}

export function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

function frameAt(point: Point): Keyframe {
  return { transform: translated(point), easing: "ease-in-out" };
}

/** A knock away from where it will go, then the way home. */
function knocked(points: readonly Point[]): Keyframe[] {
  const [from, ...way] = points;
  const to = way.at(-1);
  if (from === undefined || to === undefined) return [];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const back = {
    x: from.x - (KNOCKED * (to.x - from.x)) / far,
    y: from.y - (KNOCKED * (to.y - from.y)) / far,
  };
  return [
    { ...frameAt(from), easing: "ease-out" },
    { ...frameAt(back), offset: 0.16 },
    { ...frameAt(from), offset: 0.28 },
    ...way.map(frameAt),
  ];
}

/** The last move of what has happened, without anything that moves. */
function recalled(parts: readonly Part[]): Marked {
  let last = NOTHING_MARKED;
  for (const { happening, acts } of parts) {
    const motions = acts.filter((act) => typeof act !== "function");
    last = begun(last, happening, motions.length > 0);
    for (const motion of motions) {
      const { kind = "", seat, from: place } = motion;
      last = marked(last, motion, { kind, seat, place });
    }
  }
  return last;
}

/** Motions that go together, in the order in which they go. */
function grouped(acts: readonly Act[]): readonly (readonly Motion[] | (() => Promise<void>))[] {
  const groups: (Motion[] | (() => Promise<void>))[] = [];
  for (const act of acts) {
    const last = groups.at(-1);
    if (typeof act === "function") groups.push(act);
    else if (act.together && Array.isArray(last)) last.push(act);
    else groups.push([act]);
  }
  return groups;
}

/** The pieces with the one that a motion brings onto the board. */
function entered(pieces: readonly Tracked[], motion: Motion): readonly Tracked[] {
  if (motion.kind === undefined || moverOf(pieces, motion)) return pieces;
  const piece: Piece = { kind: motion.kind, seat: motion.seat, place: motion.from };
  return tracked(pieces, [...pieces, piece]);
}

/** Cross-fade what is now elsewhere. */
function fade(root: Element, before: readonly Tracked[], after: readonly Tracked[]): void {
  const stood = new Map(before.map((piece) => [piece.id, piece.place]));
  for (const piece of after) {
    if (stood.get(piece.id) === piece.place) continue;
    const element = root.querySelector(`[data-piece="${piece.id}"]`);
    element?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }
}
