import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { DB } from "./tables.generated.ts";

/**
 * A statement that every request runs, compiled to SQL the first time only. Its arguments have to be its parameters, each
 * once, in the order of the text; the first call checks that and throws when they are not.
 */
export function compiledOnce<Args extends readonly unknown[], Row>(
  build: (db: Kysely<DB>, ...args: Args) => Compilable<Row>,
): (db: Kysely<DB>, ...args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...args) => {
    compiled ??= checked(build(db, ...args).compile(), args);
    return (await db.executeQuery<Row>({ ...compiled, parameters: args })).rows;
  };
}

function checked<Row>(compiled: CompiledQuery<Row>, args: readonly unknown[]): CompiledQuery<Row> {
  const isSame =
    compiled.parameters.length === args.length && compiled.parameters.every((value, n) => value === args[n]);
  if (!isSame)
    throw new Error("A statement compiled once has to take its arguments as its parameters, in order.");
  return compiled;
}
