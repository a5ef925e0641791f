/** Registers the service worker, and tells it what the page knows: when there is time. */
import { preferences } from "../preferences.svelte";
import { interpreter } from "../python/state.svelte";
import { USUAL_PAPER } from "../rules/papers";
import { WITHOUT_SERVER } from "../wire/transport";
import { appUpdate } from "./app_update.svelte";

/** Milliseconds after the page was loaded in which nothing competes with it; nor with Python. */
const QUIET = 4000;

/** Whether this page can have a worker: over HTTPS, or on the machine itself. */
export function canHaveWorker(): boolean {
  return "serviceWorker" in navigator && isSecureContext;
}

/** Until the worker answers for this page; at once where there is none. */
export async function untilControlled(): Promise<void> {
  if (!canHaveWorker() || !import.meta.env.PROD || navigator.serviceWorker.controller !== null) return;
  await new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
}

/** Register the worker; without one the app works as before. */
export async function registerWorker(): Promise<void> {
  if (!canHaveWorker() || !import.meta.env.PROD) return;
  try {
    const address = new URL(`${import.meta.env.BASE_URL}service-worker.js`, document.baseURI);
    watch(await navigator.serviceWorker.register(address));
    const isBack = navigator.serviceWorker.controller !== null;
    const registration = await navigator.serviceWorker.ready;
    const look = (): void => {
      if (interpreter.part === null) warm(registration.active, isBack);
      else setTimeout(look, QUIET);
    };
    setTimeout(look, QUIET);
  } catch {
    // A browser that refuses it has said so in its console.
  }
}

/**
 * Keep the files of the app. What a visitor may never need is kept over a line that is not metered:
 * sheets of one's language to print; and, where there is a server, Python, for whoever comes again.
 */
function warm(worker: ServiceWorker | null, isBack: boolean): void {
  worker?.postMessage("warm");
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  const isFree = connection?.saveData !== true;
  if (WITHOUT_SERVER || (isBack && isFree)) worker?.postMessage("warm-python");
  if (isFree) worker?.postMessage({ sheets: `-${preferences.language}-${USUAL_PAPER}.pdf` });
}

/** Let a new version that waits take over; the caller loads the page anew. */
export async function updateWorker(): Promise<void> {
  if (!canHaveWorker()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage("take-over");
}

/** Tell the page when a new version waits, and load it once it has taken over. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first version a browser ever has is no update.
    appUpdate.ready = registration.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (appUpdate.accepted) location.reload();
  });
}

/** Take the new version; every game is kept, and the page opens where it was. */
export async function acceptVersion(): Promise<void> {
  appUpdate.accepted = true;
  (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage("take-over");
}
