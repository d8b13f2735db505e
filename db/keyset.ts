import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { instantText } from "./instants.ts";

/** One page of a list kept newest-first. `inverted` walks it backwards, from `before`. */
export interface KeysetPage {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
  inverted?: boolean;
}

/** A cursor that this server did not make. */
export class MalformedCursor extends RangeError {}

/** Opaque to clients: a row's place in the order (time, id). */
export function cursorAt(at: Date, id: string): string {
  // Much quicker than a Buffer. These digits and letters make no + and no /, so the padding is all that base64url leaves out.
  return btoa(`${instantText(at)} ${id}`).replace("==", "");
}

/** The place of a row in a list ordered by its creation. */
export function cursorOf<Row extends { createdAt: Date; id: string }>(row: Row): string {
  return cursorAt(row.createdAt, row.id);
}

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const PLACE = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z) (${UUID})$`);
const ID = new RegExp(`^${UUID}$`);

function placeOf(cursor: string): [at: string, id: string] {
  const [, at, id] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  // No thirtieth of February and no 25 o'clock: the database would stumble over them.
  if (!at || !id || Number.isNaN(Date.parse(at)) || new Date(at).toISOString() !== at)
    throw new MalformedCursor("Malformed cursor");
  return [at, id];
}

function rowAt(cursor: string) {
  const [at, id] = placeOf(cursor);
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}

/** The values that `newestFirst` puts into a statement, in order, for one that is compiled once. */
export function pageValues({ after, before }: KeysetPage): (string | undefined)[] {
  return [after, before].flatMap((cursor) => (cursor ? placeOf(cursor) : [undefined, undefined]));
}

/**
 * One page of `query`, newest first by `column`. Comparing rows, not columns, lets an index on (column, id) serve it at any
 * depth for the price of the first page.
 */
export function newestFirst<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  { limit, after, before, inverted = false }: KeysetPage,
  column = "createdAt",
): SelectQueryBuilder<DB, TB, Row> {
  // The limit is written out too: a plan made once for any limit would expect a tenth of the table.
  const at = sql.ref(`${table}.${column}`);
  const id = sql.ref(`${table}.id`);
  const direction = inverted ? "asc" : "desc";
  let page = query.orderBy(at, direction).orderBy(id, direction).limit(sql.lit(limit));
  if (after) page = page.where(sql<SqlBool>`(${at}, ${id}) < ${rowAt(after)}`);
  if (before) page = page.where(sql<SqlBool>`(${at}, ${id}) > ${rowAt(before)}`);
  return page;
}

/** The same with the oldest first, for what waits for its turn. */
export function oldestFirst<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  { limit, after, before, inverted = false }: KeysetPage,
  column = "createdAt",
): SelectQueryBuilder<DB, TB, Row> {
  // From the other end, what lies behind a place lies before it.
  const page = {
    limit,
    inverted: !inverted,
    ...(before && { after: before }),
    ...(after && { before: after }),
  };
  return newestFirst(query, table, page, column);
}

/** The place of a row in a list ordered by a text: opaque to clients. */
export function cursorAtText(text: string, id: string): string {
  return Buffer.from(JSON.stringify([text, id])).toString("base64url");
}

function textPlaceOf(cursor: string): [text: string, id: string] {
  try {
    const [text, id] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (typeof text === "string" && !text.includes("\0") && ID.test(id)) return [text, id];
  } catch {}
  throw new MalformedCursor("Malformed cursor");
}

/** The values that `alphabetical` puts into a statement, in order, for one that is compiled once. */
export function textPageValues({ after, before }: KeysetPage): (string | undefined)[] {
  return [after, before].flatMap((cursor) => (cursor ? textPlaceOf(cursor) : [undefined, undefined]));
}

/** One page of `query` from A to Z by the small letters of `column`, as an index on (lower(column), id) has it. */
export function alphabetical<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  { limit, after, before, inverted = false }: KeysetPage,
  column: string,
): SelectQueryBuilder<DB, TB, Row> {
  const text = sql`lower(${sql.ref(`${table}.${column}`)})`;
  const id = sql.ref(`${table}.id`);
  const direction = inverted ? "desc" : "asc";
  const rowAtText = (cursor: string) => {
    const [at, its] = textPlaceOf(cursor);
    return sql`(lower(${at}::text), ${its}::uuid)`;
  };
  let page = query.orderBy(text, direction).orderBy(id, direction).limit(sql.lit(limit));
  if (after) page = page.where(sql<SqlBool>`(${text}, ${id}) > ${rowAtText(after)}`);
  if (before) page = page.where(sql<SqlBool>`(${text}, ${id}) < ${rowAtText(before)}`);
  return page;
}
