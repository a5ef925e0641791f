/** A tall board, with the dice below or beside it. */
import type { Placement } from "../../board/placement";

export const placement: Placement = {
  wide: 1.4,
  height: { upright: 2.07, lying: 0.63 },
  // The dice beside the board and a column beside them would leave it half of the height.
  statusOn: ({ isLow, isCompact, isOver }) =>
    (isLow || isCompact) && !isOver ? "corner" : "beside",
};
