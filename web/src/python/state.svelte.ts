/** How far the interpreter is, for pages that wait for it. */

class InterpreterState {
  /** Which part of it is here, from 0 to 1; null while nothing is being loaded. */
  part: number | null = $state(null);
  ready = $state(false);
  /** Why it could not be started, empty where it could. */
  failed = $state("");
}

export const interpreter = new InterpreterState();
