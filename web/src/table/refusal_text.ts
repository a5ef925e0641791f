/** «Pourquoi ?»: what a touch that means nothing is answered with. */
import type { Attempt } from "../board/types";
import { isOver, toAct } from "../model/selectors";
import { api, Refused } from "../wire/api";
import type { Refusal, View } from "../wire/schema.gen";
import type { Word } from "../words/fr";
import { say } from "../words/say.svelte";

/** Why nothing can be done with what was touched; the rules themselves are asked where they decide. */
export async function reasonFor(
  view: View,
  mine: readonly number[],
  { source = "", target }: Attempt,
): Promise<Refusal | null> {
  const { game, options, position } = view;
  if (isOver(view)) return plain("over");
  if (mine.length === 0) return plain("watching");
  if (toAct(view, mine) === null) {
    return plain(view.awaits.kind === "seats" ? "waits_seats" : "not_your_turn");
  }
  if (view.awaits.kind === "throw") return plain("throw_first");
  const isReached = Object.values(view.gestures).some((gesture) => gesture.target === target);
  if (source === "" && isReached) return plain("choose_first");
  try {
    const { refusal } = await api.why({ game, options, position, source, target });
    return refusal ?? plain("why_nothing");
  } catch (fault) {
    return fault instanceof Refused ? fault.refusal : null;
  }
}

function plain(word: Word): Refusal {
  const text = say(word);
  return { reason: word, text: { en: text, fr: text }, clause: "" };
}
