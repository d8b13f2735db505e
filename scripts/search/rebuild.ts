import { rm } from "node:fs/promises";
import { readVocabulary } from "../../db/lexicon/vocabulary.ts";
import type { Database } from "../../db/open.ts";
import { forgetFeed } from "../../db/search/feed.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import { adoptVocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { stats } from "./stats.ts";

/** Makes every row anew, then the index and its snapshot. Running servers read all rows again by themselves. */
export async function rebuild(
  database: Database,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  adoptVocabulary(await readVocabulary(database.db));
  await rebuildSearchDocs(database.db);
  await database.db.transaction().execute(forgetFeed);
  await rm(folder, { recursive: true, force: true });
  await stats(database, folder, say);
}
