/** How each game's board stands on a screen: known before the board is fetched. */
import { placementOfDrawing, type Placement } from "../board/placement";
import type { Scene } from "../board/types";

const placements = import.meta.glob<Placement>("./*/placement.ts", { eager: true, import: "placement" });

/** The placement of a game's board; for a game that draws its own, from that drawing. */
export function placementOf(game: string, scene?: Scene): Placement {
  const own = placements[`./${game}/placement.ts`];
  const svg = scene !== undefined && "svg" in scene ? (scene.svg as Record<string, string>) : {};
  return own ?? placementOfDrawing(Object.values(svg)[0] ?? "");
}
