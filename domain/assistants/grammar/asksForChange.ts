import { foldText } from "../../search/terms.ts";
import { isOrder } from "./isOrder.ts";

const WISH =
  /\b(?:i want|i would like|i d like|i need|let s|let us|please|can you|could you|would you|quiero|quisiera|necesito|me gustaria|vamos a|por favor|puedes|podrias)\b/;
const CHANGE =
  /\b(?:add|adelant|agreg|anad|aplaz|apply|arregl|asign|assign|baj|bring|cambi|change|complet|correc|correg|corrig|crea|create|delay|describ|edit|escrib|fij|fix|give|hac|haz|lower|make|marc|mark|mend|mov|muev|order|orden|plan|pon|pospon|postpone|program|propon|propos|push|put|raise|rename|reorder|reschedul|retras|schedul|set|shift|snooz|sub[ei]|sugier|suggest|tick|update|write)/;

/** Whether the person wants something changed, by their own words: only then a language model may propose a change. */
export function asksForChange(said: string): boolean {
  const folded = foldText(said)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  // "Postpone it", "Please plan it": an order begins with what is to be done.
  if (isOrder(said) || CHANGE.exec(folded)?.index === 0) return true;
  const wish = WISH.exec(folded);
  return wish !== null && CHANGE.test(folded.slice(wish.index + wish[0].length));
}
