/** A public screen: full screen, no way out of the app, a demonstration when nobody is there. */
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { forgetSince } from "./saved_games";
import { IDLE_SECONDS, kioskAsked, leadsOut } from "./model/kiosk";
import { WITHOUT_SERVER } from "./wire/transport";
import { updateWorker } from "./worker/registration";

const PLACE = "colonnade.kiosk";
/** Seconds before the end of which a visitor who reads is asked to touch the screen. */
const WARNING_SECONDS = 10;
const DAY_MILLISECONDS = 24 * 3600 * 1000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

class Kiosk {
  active = $state(false);
  /** Whether the demonstration is shown. */
  attracting = $state(false);
  /** Whether a visitor is about to be taken to be gone. */
  warning = $state(false);
  private idle = IDLE_SECONDS;
  private readonly language = preferences.language;
  private readonly began = Date.now();
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Start as the address, or this tab before, asks. */
  start(): void {
    const asked = kioskAsked(location.search) ?? this.remembered();
    if (asked !== null) this.activate(asked.idle);
  }

  /** Make this tab a public screen until it is closed. */
  activate(idle = IDLE_SECONDS): void {
    if (this.active) return;
    this.active = true;
    this.idle = idle;
    sessionStorage.setItem(PLACE, JSON.stringify({ idle }));
    document.documentElement.dataset["kiosk"] = "";
    for (const touch of TOUCHES) addEventListener(touch, this.touched, { passive: true });
    addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("dragstart", (event) => event.preventDefault());
    document.addEventListener("click", this.keepInside, { capture: true });
    this.attract();
  }

  /** A visitor has come. */
  welcome(): void {
    this.attracting = false;
    // Browsers allow it after a touch only, and complain otherwise; where they do not, the
    // machine's own mode serves.
    if (navigator.userActivation?.isActive)
      document.documentElement.requestFullscreen?.().catch(() => undefined);
    this.wait();
  }

  /** Load the page anew once a day, while nobody is there: nothing can pile up for weeks. */
  async refresh(now = Date.now()): Promise<void> {
    if (!this.attracting || now - this.began < DAY_MILLISECONDS) return;
    // Without a server the files are here; with one, it must be there to load the page from.
    const isServed = WITHOUT_SERVER || (await fetch("/alive").then(({ ok }) => ok, () => false));
    if (!isServed) return;
    await updateWorker();
    location.reload();
  }

  private remembered(): { readonly idle: number } | null {
    const kept = sessionStorage.getItem(PLACE);
    return kept === null ? null : (JSON.parse(kept) as { idle: number });
  }

  private readonly touched = (): void => {
    if (!this.attracting) this.wait();
  };

  private wait(): void {
    this.warning = false;
    this.timers.forEach(clearTimeout);
    const ahead = Math.min(WARNING_SECONDS, this.idle / 3);
    this.timers = [
      setTimeout(() => (this.warning = true), (this.idle - ahead) * 1000),
      setTimeout(() => this.attract(), this.idle * 1000),
    ];
  }

  /** The visitor has gone: nothing of the visit stays for the next one. */
  private attract(): void {
    this.warning = false;
    this.timers.forEach(clearTimeout);
    forgetSince(this.began);
    preferences.language = this.language;
    preferences.name = "";
    router.go("/");
    this.attracting = true;
    void this.refresh();
  }

  private readonly keepInside = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    if (link && leadsOut(link, location.origin)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

export const kiosk = new Kiosk();
