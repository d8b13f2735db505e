import type { Kysely } from "kysely";
import { searchDocs } from "../../db/search/sqlEngine.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { SearchAnswer, SearchRequest } from "../../domain/search/request.ts";

/** What finds things. Every engine gives the same hits in the same order, the same totals and the same facets. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
}

/** The one place where the engine is chosen. */
export function engineOf(db: Kysely<DB>): SearchEngine {
  return { search: (request) => searchDocs(db, request) };
}
