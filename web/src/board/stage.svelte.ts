/** The pieces as they are shown while they move; the scene has the last word. */

import { tick } from "svelte";

import type { Point } from "./geometry";
import { stepTime } from "./pace";
import { moved, moverOf, tracked, type Motion, type Tracked } from "./tracking";
import type { Piece, Speed } from "./types";

/** Where a piece is drawn, given all the pieces shown. */
export type Spot = (piece: Piece, among: readonly Tracked[]) => Point;

/** What is played in turn: pieces that go, or anything else that takes its time. */
export type Act = Motion | (() => Promise<void>);

const FADE = 200;
/** More than this has been missed, not followed: it is shown as it now is. */
const TOO_MUCH = 12;

export class Stage {
  pieces = $state.raw<readonly Tracked[]>([]);
  /** Whether something moves just now. */
  busy = $state(false);

  #spot: Spot;
  #playing = 0;
  #hurried = false;
  #running: Animation[] = [];

  constructor(spot: Spot) {
    this.#spot = spot;
  }

  /** Show a scene at once. */
  show(scene: readonly Piece[]): void {
    this.#stop();
    this.pieces = tracked(this.pieces, scene);
  }

  /** Walk the pieces of `root` along their ways, then show the scene. */
  async play(
    root: Element,
    acts: readonly Act[],
    scene: readonly Piece[],
    speed: Speed,
  ): Promise<void> {
    this.#stop();
    const playing = this.#playing;
    const moves = speed !== 0 && !prefersStillness();
    let pieces = this.pieces;
    this.busy = acts.length > 0;
    for (const group of acts.length > TOO_MUCH ? [] : grouped(acts)) {
      if (typeof group === "function") {
        await group();
        if (playing !== this.#playing) return;
        continue;
      }
      const walks = moves && !this.#hurried;
      for (const motion of group) pieces = entered(pieces, motion);
      if (walks) {
        this.pieces = pieces;
        await tick();
        await Promise.all(group.map((motion) => this.#walk(root, pieces, motion, speed)));
        if (playing !== this.#playing) return;
      }
      pieces = group.reduce(moved, pieces);
      if (walks) this.pieces = pieces;
    }
    const before = this.pieces;
    this.pieces = tracked(pieces, scene);
    await tick();
    this.#stop();
    if (speed !== 0 && !moves) fade(root, before, this.pieces);
  }

  /** Be done with it: somebody is in a hurry. */
  skip(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
  }

  #stop(): void {
    this.#playing += 1;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#hurried = false;
    this.busy = false;
  }

  async #walk(
    root: Element,
    pieces: readonly Tracked[],
    motion: Motion,
    speed: Speed,
  ): Promise<void> {
    const mover = moverOf(pieces, motion);
    const element = mover && root.querySelector(`[data-piece="${mover.id}"]`);
    if (!mover || !element) return;
    const others = pieces.filter((piece) => piece.id !== mover.id);
    const points = [motion.from, ...motion.via].map((place) =>
      this.#spot({ ...mover, place }, others),
    );
    const animation = element.animate(
      points.map((point) => ({ transform: translated(point), easing: "ease-in-out" })),
      { duration: stepTime(motion.via.length, speed) * motion.via.length, fill: "forwards" },
    );
    this.#running.push(animation);
    await animation.finished.catch(() => undefined);
  }
}

/** A point as the transform that puts a piece there. */
export function translated(point: Point): string {
  return `translate(${point.x}px, ${point.y}px)`;
}

export function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
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
