/** Four by four slabs, with the reserves below or beside them. */
import type { Placement } from "../../board/placement";

export const placement: Placement = {
  wide: 1.4,
  height: { upright: 1.44, lying: 1.44 },
  // The reserves beside the board and a column beside them would leave it half of the height.
  statusOn: ({ isSquarish, isLow, isOver }) =>
    isSquarish && !isLow && !isOver ? "column" : "beside",
};
