import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  type SearchAnswer,
  type SearchRequest,
  titleTerms,
  wantedTerms,
} from "../../domain/search/request.ts";
import type { DB } from "../tables.generated.ts";
import { kindCode, kindOfCode } from "./doc.ts";
import { areRefused, failures, isLetThrough } from "./filters.ts";
import { countFacets, facetColumns, type Group, groupsOf, totalOf } from "./groups.ts";
import { tierOf, tsqueryOf } from "./matching.ts";
import { holds } from "./phrases.ts";

interface Row {
  hits: { kind: number; id: string; tier: number; popularity: number }[] | null;
  groups: Group[] | null;
}

/** The whole search in one statement: visibility, page, exact total and facets, as far as they are wanted. */
export async function searchDocs(db: Kysely<DB>, request: SearchRequest): Promise<SearchAnswer> {
  const { first, want } = request;
  const { rows } = await sql<Row>`
    with matched as materialized (${matched(request)})
    select
      (select json_agg(page) from (${page(request)}) page) as hits,
      ${want.facets || want.total ? sql`(select json_agg(g) from (${groupsOf(want.facets)}) g)` : sql`null`} as groups
  `.execute(db);
  const hits = rows[0]?.hits ?? [];
  const groups = rows[0]?.groups ?? [];
  return {
    hits: hits.slice(0, first).map(({ kind, ...place }) => ({ kind: kindOfCode(kind), ...place })),
    hasNext: hits.length > first,
    total: want.total ? totalOf(groups) : null,
    facets: want.facets ? countFacets(groups) : null,
  };
}

/** Everything the words find for this viewer. A facet counts beyond its own selection, so filters only mark what they refuse. */
function matched(request: SearchRequest): RawBuilder<unknown> {
  const { phrase, phrases, filters, without, kinds, workspaceIds, isOwnOnly, want } = request;
  const conditions = [
    sql`kind = any(${kinds.map(kindCode)}::smallint[])`,
    isOwnOnly ? isOwn(workspaceIds) : sql<SqlBool>`(visibility = 'public' or ${isOwn(workspaceIds)})`,
  ];
  const looked = wantedTerms(request);
  if (looked.length > 0)
    conditions.push(sql`"searchLexemes"(title, names, body) @@ ${tsqueryOf(looked)}::tsquery`);
  conditions.push(...phrases.map(holds), ...areRefused(without));
  if (!want.facets) conditions.push(isLetThrough(filters));
  return sql`
    select kind, "entityId" as id, popularity, ${tierOf(titleTerms(request), phrase)} as tier, ${want.facets ? failures(filters) : sql`0`} as fail
      ${want.facets ? sql`, ${facetColumns()}` : sql``}
    from "searchDoc"
    where ${sql.join(conditions, sql` and `)}
  `;
}

function isOwn(workspaceIds: readonly string[]) {
  return sql<SqlBool>`"workspaceId" = any(${workspaceIds}::uuid[])`;
}

function page({ first, after }: SearchRequest): RawBuilder<unknown> {
  const rest = after
    ? sql`and (tier, popularity, id) < (${after.tier}::int, ${after.popularity}::int, ${after.id}::uuid)`
    : sql``;
  return sql`
    select kind, id, tier, popularity from matched where fail = 0 ${rest}
    order by tier desc, popularity desc, id desc limit ${first + 1}
  `;
}
