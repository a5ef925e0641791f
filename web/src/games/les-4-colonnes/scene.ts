/** What the display of this game adds to a scene. */

import type { Scene } from "../../board/types";

export interface Facts extends Scene {
  readonly barriers: readonly { readonly seat: number; readonly place: string }[];
  /** The unplayed dice. */
  readonly dice: readonly number[];
  /** How many dice are to be thrown now. */
  readonly throws: number;
  /** The sixes of this turn. */
  readonly sixes: number;
  readonly bonus: number;
  /** Whether a barrier is to be opened. */
  readonly opens: boolean;
  /** Whether the throw is the one for the double 3. */
  readonly builds: boolean;
  readonly won: readonly number[];
}
