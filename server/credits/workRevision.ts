import { createHash } from "node:crypto";
import type { WorkRow, WriterRow } from "../../db/credits/works.ts";

/** A word for how a work stands: whoever edits one that was changed meanwhile sends back another word. */
export function workRevision(
  { title, iswc }: Pick<WorkRow, "title" | "iswc">,
  writers: readonly Pick<WriterRow, "party" | "role" | "shareBp">[],
): string {
  const facts = [title, iswc, writers.map(({ party, role, shareBp }) => [party.id, role, shareBp])];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 16);
}
