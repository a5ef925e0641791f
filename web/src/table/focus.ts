/** Keeps the focus on a button when buttons come and go with the turns, for keyboard users. */

/** If nothing has the focus, give it to what is to be used next. */
export function recoverFocus(isThrow: boolean): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const list = document.querySelector<HTMLElement>("[data-moves][open] summary");
    const place = document.querySelector<HTMLElement>('[data-board] [tabindex="0"]');
    const button = document.querySelector<HTMLElement>("[data-throw]");
    (isThrow ? button : (list ?? place))?.focus({ preventScroll: true });
  });
}
