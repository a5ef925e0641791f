/** What moves from one drawing of a game's own to the next: pieces that go, dice that roll. */

import { settlingTime, stepTime } from "../board/durations";
import { distance, type Point } from "../board/geometry";

/** Where every piece of a drawing is, in its own units; by name. */
export type Middles = ReadonlyMap<string, Point>;

/** A piece that was drawn elsewhere before; null where it was not drawn. */
export interface Going {
  readonly name: string;
  readonly from: Point | null;
  readonly to: Point | null;
}

const FADE = 200;
/** A piece goes further in as many steps as it is wide, up to so many. */
const STEPS = 4;
/** How dice come down: turned by so many degrees, and so much of their height above where they lie. */
const ROLL: readonly (readonly [turn: number, up: number])[] = [[-220, 0.9], [-70, 0.4], [14, 0.1], [0, 0]];

export function piecesOf(root: Element): readonly SVGGraphicsElement[] {
  return [...root.querySelectorAll<SVGGraphicsElement>("[data-piece]")];
}

export function middlesOf(root: SVGGraphicsElement): Middles {
  const inverse = root.getScreenCTM()?.inverse();
  const middle = (piece: Element): Point => {
    const box = piece.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
    return { x, y };
  };
  return new Map(piecesOf(root).map((piece) => [piece.dataset["piece"] ?? "", middle(piece)]));
}

/** About half as wide as a piece, in units of the drawing. */
export function halfPiece(root: SVGGraphicsElement): number {
  const scale = root.getScreenCTM()?.a ?? 1;
  const widths = piecesOf(root).map((piece) => piece.getBoundingClientRect().width / scale / 2);
  return Math.min(...widths, 100);
}

/** The pieces that are not where they were; nothing where nothing was drawn before. */
export function goings(before: Middles, after: Middles): readonly Going[] {
  if (before.size === 0) return [];
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return all
    .map((name) => ({ name, from: before.get(name) ?? null, to: after.get(name) ?? null }))
    .filter(({ from, to }) => from === null || to === null || distance(from, to) > 0.5);
}

/** Let pieces go to where they are drawn, and those appear that were not there. */
export function walk(
  root: SVGGraphicsElement,
  going: readonly Going[],
  speed: number,
  isStill: boolean,
): Animation[] {
  if (speed === 0) return [];
  const pieces = new Map(piecesOf(root).map((piece) => [piece.dataset["piece"] ?? "", piece]));
  const unit = 2 * halfPiece(root);
  return going.flatMap(({ name, from, to }) => {
    const piece = pieces.get(name);
    const matrix = root.getScreenCTM();
    const own = piece?.getScreenCTM()?.inverse();
    if (piece === undefined || to === null || matrix === null || own === undefined) return [];
    if (from === null || isStill) return [piece.animate([{ opacity: 0 }, { opacity: 1 }], FADE)];
    // As the piece itself measures, whatever turns or scales it.
    const measured = ({ x, y }: Point): DOMPoint => new DOMPoint(x, y).matrixTransform(matrix).matrixTransform(own);
    const [start, end] = [measured(from), measured(to)];
    const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    const steps = Math.min(STEPS, Math.max(1, distance(from, to) / unit));
    const frames = [{ transform: away }, { transform: "translate(0px, 0px)" }];
    const duration = stepTime(steps, speed) * steps;
    return [piece.animate(frames, { duration, easing: "ease-in-out", composite: "add" })];
  });
}

/** Let the dice come to rest on what was thrown. */
export function roll(root: SVGGraphicsElement, speed: number, isStill: boolean): Animation[] {
  if (speed === 0 || isStill) return [];
  return [...root.querySelectorAll<SVGGraphicsElement>("[data-dice]")].map((dice) => {
    const { x, y, width, height } = dice.getBBox();
    const [across, down] = [x + width / 2, y + height / 2];
    const frames = ROLL.map(([turn, up]) => ({
      transform:
        `translate(${across}px, ${down - up * height}px) ` +
        `rotate(${turn}deg) translate(${-across}px, ${-down}px)`,
    }));
    return dice.animate(frames, { duration: settlingTime(speed), easing: "ease-out", composite: "add" });
  });
}
