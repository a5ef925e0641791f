/** What is done for people without asking them: throws and only moves, at their own pace or fast. */
import { preferences } from "../preferences.svelte";
import { unasked } from "../store/asking";
import type { Outlook } from "./outlook.svelte";

/** Milliseconds before something is done for a person, by speed. */
const PATIENCE = { 0: 40, 1: 800, 2: 350 } as const;

export class Autopilot {
  /** Whether everything is to be done that is no real choice, and fast. */
  hurrying = $state(false);
  readonly speed = $derived(this.hurrying ? 0 : preferences.speed);

  /** To be made where effects live: it acts as long as those do, but for pauses. */
  constructor(outlook: Outlook, isPaused: () => boolean) {
    $effect(() => {
      const { session, view, mine, acting, over } = outlook;
      if (session.busy || isPaused()) return;
      const deed = unasked(view, mine, {
        autoThrow: this.hurrying || preferences.autoThrow,
        autoSingle: this.hurrying || preferences.autoSingle,
      });
      if (deed === null) {
        // A real choice ends the hurry; a bot or a friend who thinks does not.
        if (this.hurrying && (acting !== null || over)) this.hurrying = false;
        return;
      }
      const timer = setTimeout(() => void session.wish(deed), PATIENCE[this.speed]);
      return () => clearTimeout(timer);
    });
  }
}
