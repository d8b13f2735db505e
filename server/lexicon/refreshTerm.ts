import { termOf } from "../../db/lexicon/terms.ts";
import { idsCarrying, retag } from "../../db/lexicon/uses.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { JobContext } from "../jobContext.ts";

const BATCH = 500;
const NIL = "00000000-0000-0000-0000-000000000000";

/**
 * Makes the search know the names of a term that was renamed or merged, on everything that carries it. Whatever was saved
 * with a merged slug while the merge was under way is retagged, too.
 */
export async function refreshTerm(
  { db, services }: JobContext,
  { key, slug }: { key: VocabularyKey; slug: string },
): Promise<void> {
  const row = await db
    .selectFrom("vocabularyTerm")
    .selectAll()
    .where("category", "=", key)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) return;
  await services.lexicon.freshen();
  const aliases = [...termOf(row).aliases];
  if (aliases.length > 0) await db.transaction().execute((trx) => retag(trx, key, aliases, slug));
  for (const kind of ["track", "release", "product"] as const)
    for (let last = NIL; ; ) {
      const ids = await idsCarrying(db, key, kind, slug, last, BATCH);
      if (ids.length === 0) break;
      await db.transaction().execute((trx) => refreshSearchDocs(trx, kind, ids));
      last = ids.at(-1)!;
    }
}
