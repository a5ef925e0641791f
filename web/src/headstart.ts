/** What a page will want is asked for while its own code is still under way. */
import { fetchBoard } from "./games/boards";
import { lessonOf } from "./lessons/lessons";
import type { Page } from "./store/page";
import { api } from "./wire/api";

/** Ask for it; where that fails, the page asks again and says so. */
export function giveHeadStart(page: Page): void {
  if (page.name === "rules" || page.name === "learn") {
    fetchBoard(page.game);
    quietly(lessonOf(page.game));
    quietly(api.words(page.game));
  }
  if (page.name === "new" || page.name === "table" || page.name === "learn") {
    quietly(api.catalogue());
  }
}

function quietly(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
