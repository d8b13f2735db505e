import { type RawBuilder, type SqlBool, sql } from "kysely";
import { FACETS, type Facet, type Filters, parseRange, RANGE_FACETS } from "../../domain/search/facets.ts";

const COLUMN: Record<Facet, string> = {
  genre: "genre",
  mood: "mood",
  bpm: "bpm",
  key: "key",
  year: "year",
  type: "type",
  price: "priceMinor",
};

/** One bit for each facet whose selection refuses the row; 0 for a row that all let through. */
export function failures(filters: Filters): RawBuilder<number> {
  const bits = chosen(filters).map(
    ([facet, isChosen]) => sql`case when ${isChosen} then 0 else ${bitOf(facet)}::int end`,
  );
  return bits.length > 0 ? sql`${sql.join(bits, sql` + `)}` : sql`0`;
}

/** Whether all selections let the row through. */
export function isLetThrough(filters: Filters): RawBuilder<SqlBool> {
  const conditions = chosen(filters).map(([, isChosen]) => isChosen);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

/** That a row has none of these values, one condition for each facet. */
export function areRefused(without: Filters): RawBuilder<SqlBool>[] {
  return chosen(without).map(([, isChosen]) => sql<SqlBool>`not ${isChosen}`);
}

/** The place of a facet in the mask that `failures` makes. */
export function bitOf(facet: Facet): number {
  return 1 << FACETS.indexOf(facet);
}

function chosen(filters: Filters): [Facet, RawBuilder<SqlBool>][] {
  return FACETS.filter((facet) => filters[facet]?.length).map((facet) => [
    facet,
    isAmong(facet, filters[facet]!),
  ]);
}

function isAmong(facet: Facet, values: readonly string[]): RawBuilder<SqlBool> {
  const column = sql.ref(COLUMN[facet]);
  if (!RANGE_FACETS.some((range) => range === facet))
    return sql`coalesce(${column} = any(${values}::text[]), false)`;
  const ranges = values.map(parseRange).filter((range) => range !== null);
  // A value that is no range lets nothing through.
  if (ranges.length === 0) return sql`false`;
  const within = ranges.map(({ min, max }) => sql`${column} between ${min}::int and ${max}::int`);
  return sql`coalesce(${sql.join(within, sql` or `)}, false)`;
}
