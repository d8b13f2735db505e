import { type RawBuilder, sql } from "kysely";
import { HALF_LIFE_MS } from "../../domain/discover/discover.ts";

/** SQL for how much something still says that was done at a moment of this column: 1 now, half as much after each half-life. */
export function decayed(column: string, now: Date): RawBuilder<number> {
  return sql`power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - ${sql.ref(column)}) * 1000) / ${HALF_LIFE_MS}::float8)`;
}
