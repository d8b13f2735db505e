import { findTermBySlug } from "../../db/lexicon/terms.ts";
import { idsCarrying, retag } from "../../db/lexicon/uses.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";

const BATCH = 500;
const NIL = "00000000-0000-0000-0000-000000000000";
const SEARCHED = ["track", "release", "product"] as const;
const unaudited = "It ends what a rename or a merge began, which is in the log.";

const retagCarriers = verb("retagCarriers", {
  unaudited,
  may: isSystem,
  async run(act, { key, from, to }: { key: VocabularyKey; from: readonly string[]; to: string }) {
    await retag(act.trx, key, from, to);
    return act.done({});
  },
});

const refreshCarriers = verb("refreshCarriers", {
  unaudited,
  may: isSystem,
  async run(act, { kind, ids }: { kind: (typeof SEARCHED)[number]; ids: readonly string[] }) {
    act.refreshSearch(kind, ids);
    return act.done({});
  },
});

/**
 * Makes the search know the names of a term that was renamed or merged, on everything that carries it. Whatever was saved
 * with a merged slug while the merge was under way is retagged, too.
 */
export async function refreshTerm(
  context: JobContext,
  { key, slug }: { key: VocabularyKey; slug: string },
): Promise<void> {
  const { db, services } = context;
  const term = await findTermBySlug(db, key, slug);
  if (!term) return;
  await services.lexicon.freshen();
  const from = actingAs("refresh-term", context);
  if (term.aliases.length > 0) await act(from, retagCarriers, { key, from: term.aliases, to: slug });
  for (const kind of SEARCHED)
    for (let last = NIL; ; ) {
      const ids = await idsCarrying(db, key, kind, slug, last, BATCH);
      if (ids.length === 0) break;
      await act(from, refreshCarriers, { kind, ids });
      last = ids.at(-1)!;
    }
}
