import type { Context } from "./context.ts";

/**
 * A loader of rows that only those who run the platform may see: to everybody else what exists is as absent as what does
 * not. A scope on the type comes too late for that: it is asked once the row was found.
 */
export function superadminOnly<Row>(
  load: (ids: string[], context: Context) => Promise<Row[]>,
): (ids: string[], context: Context) => Promise<Row[]> {
  return (ids, context) => (context.viewer?.role === "superadmin" ? load(ids, context) : Promise.resolve([]));
}
