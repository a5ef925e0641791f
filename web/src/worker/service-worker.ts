/**
 * The service worker: keeps the shell of the app for reloads without a network, and shows
 * notifications, which phones allow through a worker only.
 *
 * A new version waits until no page of the old one is open, so that no page ever gets files of
 * two versions; a public screen asks it to take over while nobody plays.
 */
import { CACHE_PREFIX, staleCaches, strategyOf, type Shell } from "./strategy";

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(kind: string, act: (event: E) => void): void;
}

/** Written into the built file by vite.config.ts. */
declare const __SHELL__: Shell;
/** Not the window that the library of types takes it for. */
declare const self: Worker;

const shell = __SHELL__;
const worker = self;
const CACHE = CACHE_PREFIX + shell.version;
/** Where the app is: anywhere on a host. */
const SCOPE = new URL("./", location.href).href;

worker.addEventListener<WorkerEvent>("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh(shell.core))));
});

worker.addEventListener<WorkerEvent>("activate", (event) => {
  event.waitUntil(
    (async () => {
      const stale = staleCaches(await caches.keys(), shell.version);
      await Promise.all(stale.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener<MessageEvent & WorkerEvent>("message", (event) => {
  if (event.data === "warm") event.waitUntil(warm(shell.rest));
  if (event.data === "warm-python") event.waitUntil(warm(shell.python));
  const { sheets = null } = event.data as { readonly sheets?: string };
  if (sheets !== null) event.waitUntil(warm(shell.sheets.filter((path) => path.endsWith(sheets))));
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener<FetchEvent>("fetch", (event) => {
  const { request } = event;
  switch (strategyOf(request, SCOPE, shell)) {
    case "page":
      return event.respondWith(orCached(request, SCOPE));
    case "kept-page":
      return event.respondWith(cachedFirst(request, SCOPE));
    case "asset":
      return event.respondWith(cachedFirst(request, request.url));
    case "file":
      return event.respondWith(orCached(request, request.url));
    case "network":
      return;
  }
});

worker.addEventListener<NotificationEvent>("notificationclick", (event) => {
  event.notification.close();
  const url = String((event.notification.data as { url?: string } | null)?.url ?? "/");
  event.waitUntil(show(url));
});

/** Requests that no older copy of a file can answer. */
function fresh(paths: readonly string[]): Request[] {
  return paths.map((path) => new Request(SCOPE + path, { cache: "reload" }));
}

/** Cache what home does without; what is cached already is not asked for again. */
async function warm(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    const address = SCOPE + path;
    if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => undefined);
  }
}

async function orCached(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    const kept = await (await caches.open(CACHE)).match(path);
    if (kept === undefined) throw fault;
    return kept;
  }
}

async function cachedFirst(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Files that Python's Worker has unpacked are in a cache of their own.
  const kept = (await cache.match(path)) ?? (await caches.match(path));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) void cache.put(path, answer.clone());
  return answer;
}

/** Bring a page of the app to the front, that of the address if it is open. */
async function show(url: string): Promise<void> {
  const address = new URL(url, SCOPE).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === address || page.url.split("#")[0] === address);
  await (open === undefined ? worker.clients.openWindow(address) : open.focus());
}
