/** What makes a public screen, and what leads out of it. */

export const IDLE_SECONDS = 60;

/** How a public screen is asked for in an address: `?kiosk`, and `&idle=SECONDS`. */
export function kioskAsked(search: string): { readonly idle: number } | null {
  const asked = new URLSearchParams(search);
  if (!asked.has("kiosk")) return null;
  const idle = Number(asked.get("idle") ?? IDLE_SECONDS);
  return { idle: Number.isFinite(idle) && idle > 0 ? idle : IDLE_SECONDS };
}

/** Whether a link leads out of the app: to another site, a new window, a file or the server. */
export function leadsOut(link: HTMLAnchorElement, origin: string): boolean {
  const leaves = link.target !== "" || link.hasAttribute("download") || link.origin !== origin;
  return leaves || link.pathname.startsWith("/api/");
}
