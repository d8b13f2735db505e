import { type ColumnType, type RawBuilder, sql } from "kysely";

/** What a money column cannot be used as: it is read by `minorText`, because `pg` would make a number of it. */
interface ReadAsText {
  readonly asMinorUnits: unique symbol;
}

/** An amount in minor units, as a column of a table: written as a bigint, read as text. */
export type MinorUnits = ColumnType<ReadAsText, bigint, bigint>;

/** A money column as the text of an integer, of which `BigInt` makes the amount. */
export function minorText(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)}::text`;
}
