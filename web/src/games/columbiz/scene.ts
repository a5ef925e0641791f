/** The scene of Columbiz, as the server makes it. */

import type { Scene } from "../../board/types";

export interface Score {
  readonly reserve: number;
  readonly lines: number;
  readonly captured: number;
  /** What the captives are worth. */
  readonly captures: number;
  readonly total: number;
}

export interface LineMark {
  readonly kind: string;
  readonly seat: number;
  readonly places: readonly string[];
}

export interface ColumbizScene extends Scene {
  readonly marks: readonly LineMark[];
  readonly dice: readonly number[];
  readonly cup: number;
  readonly throws: number;
  readonly placed: number;
  readonly scores: readonly Score[];
}
