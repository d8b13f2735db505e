import { foldText } from "../../search/terms.ts";

const NAME = "\\p{Lu}[\\p{L}.]+(?:\\s\\p{Lu}[\\p{L}.]+)*";
const OWNED = new RegExp(`(${NAME})['’]s(?!\\p{L})`, "gu");
const OF = new RegExp(`(?<!\\p{L})(?:of|by|from|for|does|did|has|de|del|tiene|hace)\\s+(${NAME})`, "gu");
/** Capitalised, and nobody's: months, days, shops and the words that begin a question. */
const NOBODY =
  /^(?:what|who|where|when|how|let|that|it|spotify|apple|levare|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|isrc|upc)\b/;

/** Whether a question asks for somebody else's: "Calle Norte's sales", "las ventas de Calle Norte". */
export function namesAnother(question: string, own: readonly string[]): boolean {
  const mine = own.map(foldText);
  return [...question.matchAll(OWNED), ...question.matchAll(OF)]
    .map(([, name]) => foldText(name!))
    .some((name) => !NOBODY.test(name) && !mine.some((it) => it.includes(name) || name.includes(it)));
}
