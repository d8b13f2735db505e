import { type RawBuilder, sql } from "kysely";
import {
  BPM_BUCKET,
  bucketOf,
  FACETS,
  type Facet,
  type FacetCounts,
  inPanelOrder,
  PRICE_STEPS,
} from "../../domain/search/facets.ts";
import { bitOf } from "./filters.ts";

/** How many matches share one value of a facet and one mask of refusals; `facet` is null in the groups of the total. */
export interface Group {
  facet: Facet | null;
  value: string | null;
  fail: number;
  count: number;
}

/** The facets' columns of a match, numbers already in their buckets. */
export function facetColumns(): RawBuilder<unknown> {
  return sql`genre, mood, bpm - bpm % ${BPM_BUCKET}::int as bpm, key, year, type,
    width_bucket("priceMinor", ${[...PRICE_STEPS]}::int[]) as price`;
}

/** All counts in one pass over the matches: groups by refusals, and by each facet beside them. */
export function groupsOf(withFacets: boolean): RawBuilder<unknown> {
  if (!withFacets)
    return sql`select null as facet, null as value, fail, count(*) as count from matched group by fail`;
  const names = FACETS.map((facet) => sql`when grouping(${sql.ref(facet)}) = 0 then ${sql.lit(facet)}`);
  const values = FACETS.map((facet) => sql`${sql.ref(facet)}::text`);
  const sets = FACETS.map((facet) => sql`(fail, ${sql.ref(facet)})`);
  return sql`
    select case ${sql.join(names, sql` `)} end as facet, coalesce(${sql.join(values)}) as value, fail, count(*) as count
    from matched group by grouping sets ((fail), ${sql.join(sets)})
  `;
}

/** What all selections let through. */
export function totalOf(groups: readonly Group[]): number {
  return groups.find(({ facet, fail }) => facet === null && fail === 0)?.count ?? 0;
}

/** Each facet counts what the others let through. */
export function countFacets(groups: readonly Group[]): FacetCounts {
  return Object.fromEntries(FACETS.map((facet) => [facet, countFacet(facet, groups)])) as FacetCounts;
}

function countFacet(facet: Facet, groups: readonly Group[]) {
  const counts = new Map<string, number>();
  for (const group of groups) {
    if (group.facet !== facet || group.value === null || (group.fail & ~bitOf(facet)) !== 0) continue;
    const value = nameOf(facet, group.value);
    counts.set(value, (counts.get(value) ?? 0) + group.count);
  }
  return inPanelOrder(
    facet,
    [...counts].map(([value, count]) => ({ value, count })),
  );
}

function nameOf(facet: Facet, value: string): string {
  if (facet === "bpm" || facet === "year") return bucketOf(facet, Number(value));
  return facet === "price" ? bucketOf(facet, PRICE_STEPS[Number(value) - 1] ?? 0) : value;
}
