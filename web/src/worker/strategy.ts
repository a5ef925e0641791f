/** How the service worker answers a request: pure decisions, so that they can be tested. */

export type Strategy =
  /** Not ours: the browser goes to the network as if there were no worker. */
  | "network"
  /** A page of the app: the network first, the cached shell where that fails. */
  | "page"
  /** A page where there is no server: from the cache first, so that all files are of one version. */
  | "kept-page"
  /** A file that never changes under its name: the cache first. */
  | "asset"
  /** Another file of the shell, as an icon: the network first, the cache where that fails. */
  | "file";

/** The files of the app, as the build lists them, relative to where the worker is. */
export interface Shell {
  readonly version: string;
  /** What home needs; cached when the worker is installed. */
  readonly core: readonly string[];
  /** Everything else; cached when the page has time. */
  readonly rest: readonly string[];
  /** What only games in the browser need; where there is a server, for those who come again. */
  readonly python: readonly string[];
  /** Sheets to print, where they lie beside the app. */
  readonly sheets: readonly string[];
  /** Whether there is a server: pages are then its own, and their version is that of its answers. */
  readonly served: boolean;
}

/** Paths that only the server can answer; nothing of them is ever kept. */
const SERVER = /^(api|health|alive|metrics)(\/|$)/;
/** Files whose names change with what is in them. */
const HASHED = /^(assets\/|python\/(?!manifest))/;
/** Files that are of one version of the app, under names that stay. */
const PREPARED = /^(python|data|print)\//;

export const CACHE_PREFIX = "colonnade-";

export function strategyOf(
  request: { readonly method: string; readonly mode: string; readonly url: string },
  scope: string,
  shell: Shell,
): Strategy {
  const address = request.url.split(/[?#]/)[0] ?? "";
  if (request.method !== "GET" || !address.startsWith(scope)) return "network";
  const path = address.slice(scope.length);
  if (SERVER.test(path)) return "network";
  if (request.mode === "navigate") return shell.served ? "page" : "kept-page";
  if (HASHED.test(path)) return "asset";
  if (PREPARED.test(path)) return shell.served ? "file" : "asset";
  return shell.core.includes(path) ? "file" : "network";
}

/** The caches of versions before this one. */
export function staleCaches(names: readonly string[], version: string): readonly string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + version);
}
