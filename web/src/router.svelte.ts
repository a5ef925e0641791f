/** Which page is shown: the address is the only state there is. */
import { pageOf } from "./store/page";

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly page = $derived(pageOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    if (!address.includes("#")) scrollTo(0, 0);
  }

  /** Put another address in the place of this one, as when a key has been taken out of it. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Lets links within the app change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
