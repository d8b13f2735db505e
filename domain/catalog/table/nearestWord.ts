import { distance } from "../../search/spelling/distance.ts";
import { type Refusal, refusal } from "../../words/refusal.ts";
import { plainWord } from "./plainWord.ts";

/** Lists that are longer are not told whole. */
const TOLD = 12;

/** What a list of words takes: how each may be written, and what it is then. */
export type Known = Iterable<readonly [name: string, word: string]>;

/** The word that was probably meant; null when none is near. */
export function nearestWord(text: string, known: Known): string | null {
  const typed = plainWord(text);
  const most = typed.length < 4 ? 1 : typed.length < 9 ? 2 : 3;
  let best: { word: string; apart: number } | null = null;
  for (const [name, word] of known) {
    const apart = distance(typed, plainWord(name), most);
    // Of a short word that has nothing in common nothing is left.
    if (apart <= most && apart < typed.length && (best === null || apart < best.apart))
      best = { word, apart };
  }
  return best?.word ?? null;
}

/** Why a word is not taken: which would be, and which of them was probably meant. `otherwise`: of lists too long to tell. */
export function unknownWord(text: string, known: Known, otherwise: Refusal): Refusal {
  const all = [...known];
  const words = [...new Set(all.map(([, word]) => word))];
  const nearest = nearestWord(text, all);
  if (words.length > TOLD) return nearest === null ? otherwise : refusal("tables.wordMeant", { nearest });
  const choices = words.join(", ");
  if (choices === "") return otherwise;
  return nearest === null
    ? refusal("tables.wordUnknown", { choices })
    : refusal("tables.wordNear", { nearest, choices });
}
