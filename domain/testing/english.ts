import type { Refusal } from "../words/refusal.ts";
import { textIn } from "../words/textIn.ts";

/** What a refusal says to somebody who reads English; null stays null. */
export function english(found: Refusal | null): string | null {
  return found && textIn("en", found);
}
