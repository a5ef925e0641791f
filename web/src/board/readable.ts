/** Letters stay readable however small a board is drawn. */

/** Pixels below which no letter of a board is drawn. */
const LEAST = 11.2;

/** Tells the styles of a drawing how large, in its own units, its letters are at least: `--least`. */
export function readable(svg: SVGSVGElement): () => void {
  const observer = new ResizeObserver(() => {
    const scale = svg.getScreenCTM()?.a ?? 1;
    svg.style.setProperty("--least", `${LEAST / scale}px`);
  });
  observer.observe(svg);
  return () => observer.disconnect();
}
