import { readVocabulary } from "../../db/lexicon/vocabulary.ts";
import type { Database } from "../../db/open.ts";
import { differingDocs } from "../../db/search/checkDocs.ts";
import { searchDocs } from "../../db/search/sqlEngine.ts";
import { adoptVocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { KINDS } from "../../domain/search/kinds.ts";
import type { SearchRequest } from "../../domain/search/request.ts";
import { MemoryEngine } from "../../server/search/memory/MemoryEngine.ts";
import { randomRequests } from "./randomRequests.ts";

/** While people write, the two are not asked at the same instant: a difference counts when it stays. */
const SECOND_LOOK_MS = 1_000;
const MOST_SHOWN = 20;

/** How many rows and how many answers differ. Both are printed. */
export async function verify(
  database: Database,
  folder: string,
  count: number,
  say: (line: string) => void,
): Promise<number> {
  const rows = await wrongRows(database, say);
  const answers = await wrongAnswers(database, folder, count, say);
  return rows + answers;
}

async function wrongRows({ db }: Database, say: (line: string) => void): Promise<number> {
  adoptVocabulary(await readVocabulary(db));
  let wrong = 0;
  for (const kind of KINDS)
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        for await (const ids of differingDocs(trx, kind))
          for (const id of ids) if (++wrong <= MOST_SHOWN) say(`The row of ${kind} ${id} is out of date.`);
      });
  say(wrong === 0 ? "Every row says what its thing says." : `${wrong} rows are out of date.`);
  return wrong;
}

async function wrongAnswers(
  database: Database,
  folder: string,
  count: number,
  say: (line: string) => void,
): Promise<number> {
  const engine = new MemoryEngine(database, folder);
  await engine.start();
  try {
    if (!engine.stats().isReady) throw new Error("The index could not be made.");
    const differs = async (request: SearchRequest) => {
      const [memory, sql] = [
        await engine.search(database.db, request),
        await searchDocs(database.db, request),
      ];
      return JSON.stringify(memory) !== JSON.stringify(sql);
    };
    let wrong = 0;
    const requests = await randomRequests(database.db, count);
    for (const request of requests) {
      if (!(await differs(request))) continue;
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
      if (await differs(request))
        if (++wrong <= MOST_SHOWN) say(`Memory and database differ: ${JSON.stringify(request)}`);
    }
    say(
      wrong === 0
        ? `Memory and database answered ${requests.length} searches alike.`
        : `${wrong} of ${requests.length} searches were answered differently.`,
    );
    return wrong;
  } finally {
    await engine.close();
  }
}
