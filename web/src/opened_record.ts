/** The record that was opened last, kept so that loading a page anew loses nothing. */
const PLACE = "colonnade.replay";

export function openedRecord(): string {
  return sessionStorage.getItem(PLACE) ?? "";
}

export function rememberRecord(text: string): void {
  if (text === "") sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, text);
}
