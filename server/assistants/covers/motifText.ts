import type { MotifName } from "../../../domain/identity/coverMotifs.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";

/** What a motif shows, within a sentence. */
export function motifText(motif: MotifName): Text {
  return text(`assistants.cover.${motif}`);
}
