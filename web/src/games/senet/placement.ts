/** Three rows of ten: a long board. */
import type { Placement } from "../../board/placement";

export const placement: Placement = {
  wide: 1.4,
  height: { upright: 1.64, lying: 1.64 },
  // Once the game is over its result needs a column, and the board less room.
  statusOn: ({ isOver }) => (isOver ? "beside" : "above"),
};
