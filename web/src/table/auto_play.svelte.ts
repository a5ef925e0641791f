/** What is done for people without asking them: throws and only moves, at their own pace or fast. */
import { preferences } from "../preferences.svelte";
import { automaticAction } from "../model/selectors";
import type { TableModel } from "./table_model.svelte";

/** Milliseconds before something is done for a person, by speed. */
const PATIENCE = { 0: 40, 0.6: 1100, 1: 800, 2: 350 } as const;

export class AutoPlay {
  /** Whether everything is to be done that is no real choice, and fast. */
  hurrying = $state(false);
  readonly speed = $derived(this.hurrying ? 0 : preferences.speed);

  /** To be made where effects live: it acts as long as those do, but for pauses. */
  constructor(model: TableModel, isPaused: () => boolean) {
    $effect(() => {
      const { session, view, mine, acting, over, showing } = model;
      // Nothing is done for people before they have seen what was done by others.
      if (session.busy || isPaused() || showing) return;
      const action = automaticAction(view, mine, {
        autoThrow: this.hurrying || preferences.autoThrow,
        autoSingle: this.hurrying || preferences.autoSingle,
      });
      if (action === null) {
        // A real choice ends the hurry; a bot or a friend who thinks does not.
        if (this.hurrying && (acting !== null || over)) this.hurrying = false;
        return;
      }
      const timer = setTimeout(() => void session.wish(action), PATIENCE[this.speed]);
      return () => clearTimeout(timer);
    });
  }
}
