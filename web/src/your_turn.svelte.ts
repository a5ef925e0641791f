/** Tells a person who looks elsewhere that it is their turn: tab, icon, system notification. */
import { preferences } from "./preferences.svelte";
import { addressOf } from "./router.svelte";
import { canHaveWorker } from "./worker/registration";

/** Whether notifications can be had here, and if not, why. */
export type NotifyState = "insecure" | "unsupported" | "ask" | "granted" | "denied";

export function notifyState(): NotifyState {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis) || !canHaveWorker()) return "unsupported";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Ask the person; browsers show the question only after a touch. */
export async function askToNotify(): Promise<NotifyState> {
  await Notification.requestPermission();
  const state = notifyState();
  preferences.notify = state === "granted";
  return state;
}

/** Show on the tab whether somebody here is awaited. */
export function markTab(isMyTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = `${import.meta.env.BASE_URL}${isMyTurn ? "icon-turn" : "icon"}.svg`;
  if (icon !== null && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/** Notify somebody who is not looking at the page; one notification for each table. */
export async function notifyTurn(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !preferences.notify || notifyState() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body,
    tag: `table-${table}`,
    icon: `${import.meta.env.BASE_URL}icon-192.png`,
    data: { url: addressOf(`/table/${table}`) },
  });
}
