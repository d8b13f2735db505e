import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql, type Transaction } from "kysely";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DB } from "../../db/tables.generated.ts";
import type { Filled, Value } from "./tables.ts";

/** Writes whole tables within one transaction. */
export interface Loader {
  /** How many rows it wrote. */
  write(filled: Filled): Promise<number>;
  run(statement: string): Promise<void>;
}

const CHUNK = 1 << 16;
/** Rows in one statement, well below the driver's 65 535 parameters. */
const BATCH = 1_000;

/** PostgreSQL reads rows as a stream: many times faster than statements. */
export function copying(client: PoolClient): Loader {
  return {
    async write({ table, columns, rows }) {
      const names = columns.map((column) => `"${column}"`).join(", ");
      const counted = { rows: 0 };
      await pipeline(
        Readable.from(chunksOf(rows, counted)),
        client.query(copyFrom(`copy "${table}" (${names}) from stdin`)),
      );
      return counted.rows;
    },
    run: async (statement) => void (await client.query(statement)),
  };
}

/** The embedded database takes no stream. */
export function inserting(trx: Transaction<DB>): Loader {
  return {
    async write({ table, columns, rows }) {
      let written = 0;
      for (const batch of batchesOf(rows)) {
        const values = batch.map((row) => sql`(${sql.join(row.map((cell) => sql`${cell}`))})`);
        await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
          values ${sql.join(values)}`.execute(trx);
        written += batch.length;
      }
      return written;
    },
    run: async (statement) => void (await sql.raw(statement).execute(trx)),
  };
}

function* batchesOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function* chunksOf(rows: Iterable<readonly Value[]>, counted: { rows: number }): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    text += `${row.map(cellOf).join("\t")}\n`;
    counted.rows++;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text) yield Buffer.from(text);
}

/** A value in the text format of COPY. */
function cellOf(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return `{${value.map((each) => escaped(quoted(each))).join(",")}}`;
  return String(value);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!);
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
