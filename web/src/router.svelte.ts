/** Which page is shown: the address is the only state there is. */
import { pageOf } from "./model/page";
import { downloadRecord, isRecordHere } from "./record_download";
import { WITHOUT_SERVER } from "./wire/transport";

/** Without a server a page has no address of its own: it is in the fragment, `#/rules/senet#S11`. */
function shown(): { path: string; hash: string } {
  if (!WITHOUT_SERVER) return { path: location.pathname, hash: location.hash };
  const [, path = "/", hash = ""] = /^#(\/[^#]*)(#.*)?$/.exec(location.hash) ?? [];
  return { path, hash };
}

/** The address in the address bar of a page of the app. */
export function addressOf(page: string): string {
  return WITHOUT_SERVER ? `${location.pathname}${location.search}#${page}` : page;
}

class Router {
  path = $state(shown().path);
  hash = $state(shown().hash);
  readonly page = $derived(pageOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(address: string): void {
    history.pushState(null, "", addressOf(address));
    this.read();
    if (!address.includes("#")) scrollTo(0, 0);
  }

  /** Put another address in the place of this one, as when a key has been taken out of it. */
  replace(address: string): void {
    history.replaceState(null, "", addressOf(address));
    this.read();
  }

  private read(): void {
    if (WITHOUT_SERVER && /^#[^/]/.test(location.hash)) {
      // A link within the page: the browser has scrolled there, and the page stays in the address.
      history.replaceState(null, "", addressOf(this.path + location.hash));
    }
    const before = this.path;
    ({ path: this.path, hash: this.hash } = shown());
    if (WITHOUT_SERVER && this.path !== before && this.hash === "") scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets links within the app change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (isRecordHere(link)) {
    event.preventDefault();
    return void downloadRecord(link.pathname.split("/")[3] ?? "");
  }
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
