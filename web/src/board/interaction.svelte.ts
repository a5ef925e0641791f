/** Input to a board: what is selected, focused, dragged; by touch, mouse or keyboard. */

import { movesOf, sourcesOf, targetsOf, touch, type Move } from "./choosing";
import { cycled, distance, isDirection, nextPlace, type Point } from "./geometry";
import type { BoardProps } from "./types";

/** What a board is told that its interaction needs to know. */
type Told = Pick<BoardProps, "active" | "legal" | "gestures" | "onchoose" | "onrefuse">;

export interface Drag {
  readonly source: string;
  readonly point: Point;
}

/** Pixels before a press becomes a drag. */
const THRESHOLD = 8;

/** Pixels from the middle of a fingertip to its edge. */
const FINGERTIP = 22;

/** Pixels between the middles of two places below which a finger cannot tell them apart. */
const CROWDED = 40;

export class Interaction {
  /** Where a move has been begun. */
  source = $state<string | null>(null);
  /** The place that the arrow keys have reached. */
  focused = $state<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** Places that a finger has touched and cannot tell apart: they are shown enlarged. */
  crowd = $state.raw<readonly string[] | null>(null);

  /** The legal moves, each with its gesture. */
  readonly moves: readonly Move[] = $derived.by(() => movesOf(this.#told().legal, this.#told().gestures));

  #told: () => Told;
  #animator: { readonly busy: boolean };
  #points: () => ReadonlyMap<string, Point>;
  #pressed: { readonly source: string; readonly at: Point } | null = null;
  #dragged = false;

  /**
   * While the animator is busy pieces still move, and a touch means nothing but haste. Points are all
   * places that can be touched, where they are drawn; the first has the focus first.
   */
  constructor(
    told: () => Told,
    animator: { readonly busy: boolean },
    points: () => ReadonlyMap<string, Point>,
  ) {
    this.#told = told;
    this.#animator = animator;
    this.#points = points;
  }

  /** Whether the person here may choose, and can see what there is. */
  get active(): boolean {
    return this.#told().active && !this.#animator.busy;
  }

  get sources(): ReadonlySet<string> {
    return this.active ? sourcesOf(this.moves) : new Set();
  }

  /** Where the move begun can end, or where moves end that need no beginning. */
  get targets(): ReadonlySet<string> {
    return this.active ? targetsOf(this.moves, this.source) : new Set();
  }

  /** The place that Tab reaches. */
  get entry(): string | null {
    const points = this.#points();
    if (this.focused !== null && points.has(this.focused)) return this.focused;
    const useful = [...this.sources, ...this.targets].find((place) => points.has(place));
    return useful ?? points.keys().next().value ?? null;
  }

  tabindex(place: string): 0 | -1 {
    return place === this.entry ? 0 : -1;
  }

  /** Touch a place or a kind of piece. */
  touch(touched: string): void {
    if (!this.active) {
      if (!this.#animator.busy) this.#told().onrefuse({ target: touched });
      return;
    }
    const meant = touch(this.moves, this.source, touched);
    if (meant.kind === "select") {
      this.source = meant.source;
      return;
    }
    this.source = null;
    if (meant.kind === "choose") this.choose(meant.token);
    else this.#told().onrefuse(meant.attempt);
  }

  /** One of the places shown enlarged was touched, or none of them. */
  pick(place: string | null): void {
    this.crowd = null;
    if (place !== null) this.touch(place);
  }

  choose(token: string): void {
    this.release();
    this.#told().onchoose(token);
  }

  /** Let go of everything: another position is shown. */
  release(): void {
    this.source = null;
    this.drag = null;
    this.crowd = null;
    this.#pressed = null;
  }

  /** Listeners for the board's SVG, whose places carry `data-place`. */
  readonly listeners = {
    onclick: (event: MouseEvent): void => {
      const place = this.#meant(event);
      if (this.#dragged) this.#dragged = false;
      else if (place !== null) this.touch(place);
    },
    onkeydown: (event: KeyboardEvent): void => this.#key(event),
    onfocusin: (event: FocusEvent): void => {
      this.focused = placeAt(event.target) ?? this.focused;
    },
    onpointerdown: (event: PointerEvent): void => {
      const source = placeAt(event.target);
      this.#dragged = false;
      if (source === null || !event.isPrimary || !this.sources.has(source)) return;
      this.#pressed = { source, at: { x: event.clientX, y: event.clientY } };
    },
    onpointermove: (event: PointerEvent): void => this.#move(event),
    onpointerup: (event: PointerEvent): void => this.#drop(event),
    onpointercancel: (): void => {
      this.#pressed = null;
      this.drag = null;
    },
  };

  /** The place under a pointer or, where places are smaller than a fingertip, a useful one beside. */
  #meant(event: MouseEvent): string | null {
    const place = placeAt(event.target);
    const useful = new Set([...this.sources, ...this.targets]);
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
    if (!isTouch || matrix === null) return place;
    const finger = { x: event.clientX, y: event.clientY };
    const near = [...this.#points()]
      .filter(([name]) => useful.has(name))
      .map(([name, point]) => ({ name, at: new DOMPoint(point.x, point.y).matrixTransform(matrix) }))
      .filter(({ at }) => distance(finger, at) < FINGERTIP)
      .sort((one, other) => distance(finger, one.at) - distance(finger, other.at));
    if (near.some((one) => near.some((other) => one !== other && distance(one.at, other.at) < CROWDED))) {
      this.crowd = near.map(({ name }) => name);
      return null;
    }
    if ((place !== null && useful.has(place)) || isLarge(event.target)) return place;
    return near[0]?.name ?? place;
  }

  #move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed === null) return;
    const svg = event.currentTarget as SVGSVGElement;
    if (this.drag === null) {
      if (distance(pressed.at, { x: event.clientX, y: event.clientY }) < THRESHOLD) return;
      svg.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.source = pressed.source;
    }
    this.drag = { source: pressed.source, point: inside(svg, event) };
  }

  #drop(event: PointerEvent): void {
    const dropped = this.drag;
    this.#pressed = null;
    this.drag = null;
    if (dropped === null) return;
    const place = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (place === null || place === dropped.source) this.source = null;
    else this.touch(place);
  }

  #key(event: KeyboardEvent): void {
    const place = placeAt(event.target);
    if (event.key === "Escape") {
      this.release();
    } else if (place === null) {
      return;
    } else if (event.key === "Enter" || event.key === " ") {
      this.touch(place);
    } else if (isDirection(event.key)) {
      this.#focus(event, nextPlace(this.#points(), place, event.key));
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      const useful = this.source === null ? [...this.sources, ...this.targets] : [...this.targets];
      const there = useful.filter((name) => this.#points().has(name));
      this.#focus(event, cycled(there, place, event.key === "PageDown" ? 1 : -1));
    } else {
      return;
    }
    event.preventDefault();
  }

  #focus(event: KeyboardEvent, place: string | null): void {
    if (place === null) return;
    this.focused = place;
    const board = event.currentTarget as Element;
    board.querySelector<SVGElement>(`[data-place="${CSS.escape(place)}"]`)?.focus();
  }
}

function placeAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest("[data-place]") : null;
  return element?.getAttribute("data-place") ?? null;
}

/** Whether what was touched is large enough to be meant. */
function isLarge(target: EventTarget | null): boolean {
  const place = target instanceof Element ? target.closest("[data-place]") : null;
  const box = place?.getBoundingClientRect();
  return box !== undefined && Math.min(box.width, box.height) >= 2 * FINGERTIP - 6;
}

/** Where a pointer is, in the units of the drawing. */
function inside(svg: SVGSVGElement, event: PointerEvent): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}
