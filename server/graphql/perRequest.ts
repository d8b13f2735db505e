import DataLoader from "dataloader";
import type { Context } from "./context.ts";

/** A loader per request: keys asked for in one turn reach the database as one statement, in order of the keys. */
export function perRequest<Value>(
  load: (keys: readonly string[], context: Context) => Promise<readonly Value[]>,
): (context: Context) => DataLoader<string, Value> {
  const loaders = new WeakMap<Context, DataLoader<string, Value>>();
  return (context) => {
    let loader = loaders.get(context);
    if (!loader) loaders.set(context, (loader = new DataLoader((keys) => load(keys, context))));
    return loader;
  };
}

/** Rows sorted into the order of `keys`, several rows a key. */
export function grouped<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[][] {
  const groups = Map.groupBy(rows, keyOf);
  return keys.map((key) => groups.get(key) ?? []);
}
