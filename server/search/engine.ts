import path from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../../db/open.ts";
import { listPublicWords } from "../../db/search/publicWords.ts";
import { searchDocs } from "../../db/search/sqlEngine.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { SearchAnswer, SearchRequest } from "../../domain/search/request.ts";
import type { CountedWord } from "../../domain/search/spelling/readWords.ts";
import { MemoryEngine } from "./memory/MemoryEngine.ts";

/** What finds things. Every engine gives the same hits in the same order, the same totals and the same facets. */
export interface SearchEngine {
  /** `db` is what else the request reads from. */
  search(db: Kysely<DB>, request: SearchRequest): Promise<SearchAnswer>;
  /** Words of public things with how many of them have each; a word may come several times. */
  words(): Promise<Iterable<CountedWord>>;
  /** Resolves once the engine answers by itself. It may be asked before, and without it. */
  start(): Promise<void>;
  close(): Promise<void>;
}

function sqlEngine({ db }: Database): SearchEngine {
  return {
    search: searchDocs,
    words: () => listPublicWords(db),
    start: async () => {},
    close: async () => {},
  };
}

/** The one place where the engine is chosen: SEARCH_ENGINE is "memory", or "sql" for one that only asks the database. */
export function openSearchEngine(
  { SEARCH_ENGINE: name = "memory" }: NodeJS.ProcessEnv,
  database: Database,
  dataDir: string,
): SearchEngine {
  if (name === "sql") return sqlEngine(database);
  if (name === "memory") return new MemoryEngine(database, path.join(dataDir, "search"));
  throw new Error(`SEARCH_ENGINE has to be memory or sql, not "${name}".`);
}
