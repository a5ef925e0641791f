/** What a page will want is asked for while its own code is still under way. */
import { fetchBoard } from "./games/boards";
import { lessonOf } from "./lessons/lessons";
import type { Page } from "./model/page";
import { api } from "./wire/api";
import { prepareHere } from "./wire/transports";

/** Ask for it; where that fails, the page asks again and says so. */
export function prefetchFor(page: Page): void {
  if (page.name === "rules" || page.name === "learn") {
    fetchBoard(page.game);
    if (page.name === "learn") quietly(lessonOf(page.game));
    quietly(api.words(page.game));
  }
  const isPlayed = page.name === "new" || page.name === "learn" || page.name === "review";
  if (page.name === "table") prepareHere(page.table);
  else if (isPlayed) prepareHere();
  if (page.name === "new" || page.name === "table" || page.name === "learn") {
    quietly(api.catalogue());
  }
}

function quietly(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
