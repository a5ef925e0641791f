/** The board of a table as players see it, as a document that needs no style of the page. */
import { mount, unmount } from "svelte";

import type { SeatInfo } from "../board/types";
import { seatInfos } from "../model/seats";
import BoardFrame from "../parts/BoardFrame.svelte";
import { preferences } from "../preferences.svelte";
import type { ColumbizScene, View } from "../wire/schema.gen";

/** Pixels: the room that a board is drawn for. */
const ROOM = { width: 1080, height: 600 };
/** For how many frames a drawing stays as it is before it is taken, as parts of it may still be
    fetched; and how many may pass. */
const [STILL, PATIENCE] = [30, 900];
/** Properties that elements take from those around them, and properties that they do not. */
const INHERITED = (
  "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset " +
  "stroke-linecap stroke-linejoin font-family font-size font-weight font-style text-anchor " +
  "dominant-baseline letter-spacing paint-order visibility"
).split(" ");
const OWN = (
  "opacity display transform transform-origin transform-box filter clip-path mask mix-blend-mode " +
  "stop-color stop-opacity vector-effect"
).split(" ");

/** The board of a table, null where the app cannot draw it, and points that do not stand on it. */
export async function drawTable(view: View): Promise<{ board: string | null; points: string }> {
  const seats = seatInfos(view.colours, view.seats, preferences.language);
  const scores = "scores" in view.scene ? (view.scene as ColumbizScene).scores : [];
  const points = scores.map(({ total }, seat) => `${seats[seat]?.name ?? ""} ${total}`);
  return { board: await drawnBoard(view, seats), points: points.join(" · ") };
}

/** Draw the board of a table out of sight. */
async function drawnBoard(view: View, seats: readonly SeatInfo[]): Promise<string | null> {
  const target = document.createElement("div");
  target.style.cssText = `position: fixed; left: -300vw; width: ${ROOM.width}px`;
  target.style.setProperty("--board-height", `${ROOM.height}px`);
  target.inert = true;
  document.body.append(target);
  const nothing = (): void => undefined;
  const board = mount(BoardFrame, {
    target,
    props: {
      game: view.game,
      options: view.options,
      scene: view.scene,
      legal: [],
      gestures: {},
      seats,
      turn: null,
      active: false,
      throwable: false,
      story: [],
      speed: 0,
      language: preferences.language,
      onchoose: nothing,
      onrefuse: nothing,
      onthrow: nothing,
    },
  });
  try {
    const svg = await settled(target);
    return svg === null ? null : standalone(svg);
  } finally {
    await unmount(board);
    target.remove();
  }
}

/** The drawing, once it is complete and has found its size. */
async function settled(target: Element): Promise<SVGSVGElement | null> {
  let [before, still] = ["", 0];
  for (let frame = 0; frame < PATIENCE; frame += 1) {
    await new Promise(requestAnimationFrame);
    const svg = target.querySelector<SVGSVGElement>("svg[role=group]");
    const drawn = svg?.outerHTML ?? "";
    still = drawn !== "" && drawn === before ? still + 1 : 0;
    before = drawn;
    if (still >= STILL) return svg;
  }
  return null;
}

/** A drawing with all that style sheets say of it written into it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // An element of which nothing is said: what is the same there need not be written.
  const plain = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
  const usual = getComputedStyle(plain);
  const pairs = [[svg, copy], ...zip(svg.querySelectorAll("*"), copy.querySelectorAll("*"))] as const;
  for (const [drawn, copied] of pairs) {
    const style = getComputedStyle(drawn);
    const around = drawn === svg ? null : getComputedStyle(drawn.parentElement ?? svg);
    const written = [
      ...INHERITED.filter((name) => style.getPropertyValue(name) !== around?.getPropertyValue(name)),
      ...OWN.filter((name) => style.getPropertyValue(name) !== usual.getPropertyValue(name)),
    ];
    for (const { name } of [...copied.attributes]) {
      if (/^(class|role|tabindex|style|(aria|data)-.*)$/.test(name)) copied.removeAttribute(name);
    }
    for (const name of written) {
      (copied as SVGElement).style.setProperty(name, style.getPropertyValue(name));
    }
  }
  plain.remove();
  return new XMLSerializer().serializeToString(copy);
}

function zip(some: NodeListOf<Element>, others: NodeListOf<Element>): [Element, Element][] {
  return [...others].map((other, at) => [some[at] as Element, other]);
}
