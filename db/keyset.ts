import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";

/** One page of a list kept newest-first. `inverted` walks it backwards, from `before`. */
export interface KeysetPage {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
  inverted?: boolean;
}

interface Dated {
  id: string;
  createdAt: Date;
}

/** A cursor that this server did not make. */
export class MalformedCursor extends RangeError {}

/** Opaque to clients: the row's place in the order (createdAt, id). */
export function cursorOf(row: Dated): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString("base64url");
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/;

function placeOf(cursor: string) {
  const [, at, id] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!at || !id) throw new MalformedCursor("Malformed cursor");
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}

/** One page of `query`, newest first. Comparing rows, not columns, lets an index on (createdAt, id) serve it. */
export function newestFirst<DB, TB extends keyof DB, Row extends Dated>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  { limit, after, before, inverted = false }: KeysetPage,
) {
  const at = sql.ref(`${table}.createdAt`);
  const id = sql.ref(`${table}.id`);
  const direction = inverted ? "asc" : "desc";
  let page = query.orderBy(at, direction).orderBy(id, direction).limit(limit);
  if (after) page = page.where(sql<SqlBool>`(${at}, ${id}) < ${placeOf(after)}`);
  if (before) page = page.where(sql<SqlBool>`(${at}, ${id}) > ${placeOf(before)}`);
  return page;
}
