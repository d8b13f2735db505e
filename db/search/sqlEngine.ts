import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { KINDS } from "../../domain/search/kinds.ts";
import {
  type SearchAnswer,
  type SearchRequest,
  titleTerms,
  wantedTerms,
} from "../../domain/search/request.ts";
import { isOfOneOf } from "../isOfOneOf.ts";
import type { DB } from "../tables.generated.ts";
import { kindCode, kindOfCode } from "./doc.ts";
import { areRefused, isLetThrough } from "./filters.ts";
import { tsqueryOf } from "./matching.ts";
import { countRows, isUnmarked, type KnownValues, markedFacets } from "./packedFacets.ts";
import { holds } from "./phrases.ts";
import { placeAt, rankAt, rankOf } from "./rank.ts";

interface Row {
  hits: { kind: number; id: string; rank: number }[] | null;
  /** What each match has of every facet, one match after the other. */
  facets: Buffer | null;
  known: KnownValues;
  total: number;
}

/** The whole search in one statement: visibility, page, exact total and facets, as far as they are wanted. */
export async function searchDocs(db: Kysely<DB>, request: SearchRequest): Promise<SearchAnswer> {
  const { first, want } = request;
  const counts = want.facets
    ? sql`, (select string_agg(int8send(facets), '') from matched) as facets,
        (select json_object_agg(facet, known) from "searchFacet") as known`
    : want.total
      ? sql`, (select count(*) from matched) as total`
      : sql``;
  const { rows } = await sql<Row>`
    with matched as (${matched(request)})
    select (select json_agg(page) from (${page(request)}) page) as hits ${counts}
  `.execute(db);
  const row = rows[0]!;
  const hits = row.hits ?? [];
  const counted = want.facets ? countRows(row.facets ?? Buffer.alloc(0), row.known) : null;
  return {
    hits: hits
      .slice(0, first)
      .map(({ kind, id, rank }) => ({ kind: kindOfCode(kind), id, ...placeAt(rank) })),
    hasNext: hits.length > first,
    total: want.total ? (counted?.total ?? row.total) : null,
    facets: counted?.facets ?? null,
  };
}

/** Everything the words find for this viewer. A facet counts beyond its own selection, so filters only mark what they refuse. */
function matched(request: SearchRequest): RawBuilder<unknown> {
  const { phrase, phrases, filters, without, want } = request;
  const conditions = areSeen(request);
  const looked = wantedTerms(request);
  if (looked.length > 0)
    conditions.push(sql`"searchLexemes"(title, names, body) @@ ${tsqueryOf(looked)}::tsquery`);
  conditions.push(...phrases.map(holds), ...areRefused(without));
  if (!want.facets) conditions.push(isLetThrough(filters));
  return sql`
    select kind, "entityId" as id, ${rankOf(titleTerms(request), phrase)} as rank
      ${want.facets ? sql`, ${markedFacets(filters)} as facets` : sql``}
    from "searchDoc"
    where ${sql.join(conditions, sql` and `)}
  `;
}

/** Only what has to be asked of every match: most people search everything, and have nothing private. */
function areSeen({ kinds, workspaceIds, isOwnOnly }: SearchRequest): RawBuilder<SqlBool>[] {
  const isOwn = isOfOneOf("workspaceId", workspaceIds);
  const isSeen = sql<SqlBool>`(visibility = 'public' or ${isOwn})`;
  const isOfKind = sql<SqlBool>`kind = any(${kinds.map(kindCode)}::smallint[])`;
  return [isOwnOnly ? isOwn : isSeen, ...(kinds.length < KINDS.length ? [isOfKind] : [])];
}

function page({ first, after, want, filters }: SearchRequest): RawBuilder<unknown> {
  const conditions = [
    ...(want.facets ? isUnmarked(filters) : []),
    ...(after ? [sql`(rank, id) < (${rankAt(after)}::bigint, ${after.id}::uuid)`] : []),
  ];
  return sql`
    select kind, id, rank from matched
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by rank desc, id desc limit ${first + 1}
  `;
}
