import type { Transaction } from "kysely";
import { type AuditEntry, appendAudit } from "../../db/audit/appendAudit.ts";
import { insertLexiconCategory } from "../../db/lexicon/categories.ts";
import { mergeTerm } from "../../db/lexicon/merges.ts";
import { changeTerm, insertTerm, listTerms, type TermRow } from "../../db/lexicon/terms.ts";
import { readVocabulary } from "../../db/lexicon/vocabulary.ts";
import { writeSetting } from "../../db/platform/settings.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { adoptVocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { slugOf } from "../../domain/lexicon/termEdit.ts";
import { personId } from "./storyId.ts";

/** English, Spanish, shelf, aliases. Nobody has chosen them for a song yet. */
const GENRES = [
  ["Ambient", "Ambient", "Electronic", ["drone", "new age"]],
  ["Synthwave", "Synthwave", "Electronic", ["retrowave"]],
  ["Shoegaze", "Shoegaze", "Rock", ["dream pop"]],
  ["Folk", "Folk", "Folk and roots", ["singer-songwriter"]],
  ["Cumbia", "Cumbia", "Folk and roots", []],
] as const;

/** What those who run the platform made of its words: new genres, aliases, one that was merged; and whom to ask for help. */
export async function writeLexicon(trx: Transaction<DB>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const note = (entry: Omit<AuditEntry, "actorId">) =>
    appendAudit(trx, { actorId: personId("super"), ...entry });
  await insertLexiconCategory(trx, "Folk and roots");
  const shelves = await trx.selectFrom("lexiconCategory").select(["id", "name"]).execute();
  for (const [labelEn, labelEs, shelf, aliases] of GENRES) {
    const lexiconCategoryId = shelves.find(({ name }) => name === shelf)!.id;
    const names = { slug: slugOf(labelEn), labelEn, labelEs, aliases: [...aliases] };
    const term = await insertTerm(trx, { category: "GENRE", lexiconCategoryId, ...names });
    await note({ action: "term.create", entity: "term", entityId: term.id, after: names, at: ago(5) });
  }
  const genres = new Map((await listTerms(trx, "GENRE")).map((term) => [term.slug, term]));
  await mergeSynthwave(genres.get("synthwave")!, genres.get("electronic")!);
  const hipHop = genres.get("hip-hop")!;
  await changeTerm(trx, hipHop.id, { aliases: [...hipHop.aliases, "hiphop", "boom bap"] });
  await writeSetting(trx, "supportEmail", "help@demo.example", personId("super"), ago(3));
  await note({
    action: "platform.setting",
    entity: "platformSetting",
    entityId: "supportEmail",
    before: { supportEmail: "" },
    after: { supportEmail: "help@demo.example" },
    at: ago(3),
  });
  // The search's rows, which are written next, hold the names of genres.
  adoptVocabulary(await readVocabulary(trx));

  async function mergeSynthwave(from: TermRow, into: TermRow) {
    const added = [from.slug, ...from.aliases];
    await mergeTerm(trx, from, into, added, ago(4));
    await note({
      action: "term.merge",
      entity: "term",
      entityId: into.id,
      before: { slug: from.slug },
      after: { slug: into.slug, addedAliases: added },
      at: ago(4),
    });
  }
}
