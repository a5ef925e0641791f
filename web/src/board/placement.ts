/** How a board stands on a screen: what is decided before it is fetched, and by each game for its own. */

/** A screen that is wider than high, as far as the place of things around a board depends on it. */
export interface LyingScreen {
  /** A phone, or a page that is enlarged twice. */
  readonly isLow: boolean;
  /** Hardly wider than high: 5 to 3 at most, or 3 to 2. */
  readonly isCompact: boolean;
  readonly isSquarish: boolean;
  /** Once a game is over, its result needs the column beside the board. */
  readonly isOver: boolean;
}

/**
 * Where the status and what can be done stand then: all of it beside the board; or the status above
 * it, and what can be done below a long board, in a corner beside the board, or in a narrow column.
 */
export type StatusPlace = "beside" | "above" | "corner" | "column";

export interface Placement {
  /** The width of the board for its height, reserves and dice included. */
  readonly wide: number;
  /** The height for its width, where it has all the height it wants, by how the screen is held. */
  readonly height: { readonly upright: number; readonly lying: number };
  readonly statusOn: (screen: LyingScreen) => StatusPlace;
}

/** From this width for its height on a board is long: beside it there is no room, below it there is. */
const LONG = 2;
const VIEW_BOX = /<svg[^>]*\bviewBox="[^"]*?([\d.]+)[\s,]+([\d.]+)\s*"/;

/** The placement of a board that a game draws itself, from the shape of its drawing. */
export function placementOfDrawing(svg: string): Placement {
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  const wide = Number(width) / Number(height) || 1;
  return {
    wide,
    height: { upright: 1 / wide, lying: 1 / wide },
    statusOn: ({ isOver }) => (wide >= LONG && !isOver ? "above" : "beside"),
  };
}
