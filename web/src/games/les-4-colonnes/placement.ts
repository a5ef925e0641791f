/** A square board. */
import type { Placement } from "../../board/placement";

export const placement: Placement = {
  wide: 1,
  height: { upright: 1, lying: 1 },
  statusOn: () => "beside",
};
