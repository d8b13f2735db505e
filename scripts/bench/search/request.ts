import { askedFor } from "../../../domain/search/asked.ts";
import { KINDS } from "../../../domain/search/kinds.ts";
import { parseQuery } from "../../../domain/search/query.ts";
import type { SearchRequest } from "../../../domain/search/request.ts";
import type { Asked } from "./mix.ts";

/** What the engine is asked for a visitor's search: a page of twenty, the total, all facets. */
export function requestFor({ text, filters }: Asked): SearchRequest {
  return {
    ...askedFor(parseQuery(text), filters),
    kinds: KINDS,
    workspaceIds: [],
    isOwnOnly: false,
    first: 20,
    after: null,
    want: { facets: true, total: true },
  };
}
