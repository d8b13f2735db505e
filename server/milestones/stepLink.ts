import { readableWord } from "../../domain/addresses/readable.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";

/** Where a step is seen: its release's plan, with the step open. */
export function stepLink(step: { id: string; title: string | null; stepKey: string | null }): string {
  return `/releases/milestones?step=${encodeURIComponent(readableWord(titleOf(step).en, step.id))}`;
}
