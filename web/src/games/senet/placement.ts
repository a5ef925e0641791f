/** Three rows of ten: a long board. */
import type { Placement } from "../../board/placement";

export const placement: Placement = {
  wide: 1.4,
  height: { upright: 1.64, lying: 1.64 },
  statusOn: () => "above",
};
