/** The papers that sheets are made for. */
import { WITHOUT_SERVER } from "../wire/transport";

const PAPERS = { a4: "A4", a3: "A3", letter: "Letter" } as const;
export type Paper = keyof typeof PAPERS;

/** Those that are offered: a server prints on any, beside the app lie sheets for home printers. */
export const OFFERED = Object.entries(PAPERS).filter(([id]) => !WITHOUT_SERVER || id !== "a3");

/** The paper that is offered first. */
export const USUAL_PAPER: Paper = "a4";

/** Save a sheet that lies beside the app; false where it is neither here nor to be had. What a link
    downloads would not be looked for in the cache. */
export async function saveSheet(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  if (response === null || !response.ok) return false;
  const link = document.createElement("a");
  link.download = address.split("/").at(-1) ?? "";
  link.href = URL.createObjectURL(await response.blob());
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
