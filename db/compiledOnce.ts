import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { DB } from "./tables.generated.ts";

/**
 * A statement that every request runs, compiled to SQL the first time only. Its arguments have to be its parameters, each
 * once, in the order of the text; the first call checks that and throws when they are not.
 */
export function compiledOnce<Args extends readonly unknown[], Row>(
  build: (db: Kysely<DB>, ...args: Args) => Compilable<Row>,
): (db: Kysely<DB>, ...args: Args) => Promise<Row[]> {
  const run = compiledPerShape<Args, Row>({
    shape: () => [],
    values: (args) => args,
    build: (db, args) => build(db, ...args),
  });
  return (db, ...args) => run(db, args);
}

export interface ShapedStatement<Input, Row> {
  /** What is written into the text: columns, order, limit. */
  shape(input: Input): readonly (string | number | boolean)[];
  /** What is sent beside the text, in its order. A value that is null or undefined is not in the text. */
  values(input: Input): readonly unknown[];
  build(db: Kysely<DB>, input: Input): Compilable<Row>;
}

const MOST_SHAPES = 200;

/**
 * A statement whose text depends on what is asked, compiled to SQL once per shape. Beyond 200 shapes a new one is compiled
 * each time. The first call of a shape checks that the statement takes its values in order and throws when it does not.
 */
export function compiledPerShape<Input, Row>({
  shape,
  values,
  build,
}: ShapedStatement<Input, Row>): (db: Kysely<DB>, input: Input) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (db, input) => {
    const given = values(input);
    const parameters = given.filter(isPresent);
    const key = `${shape(input).join()} ${given.map(isPresent).join()}`;
    let query = compiled.get(key);
    if (!query) {
      query = checked(build(db, input).compile(), parameters);
      if (compiled.size < MOST_SHAPES) compiled.set(key, query);
    }
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function checked<Row>(compiled: CompiledQuery<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const isSame =
    compiled.parameters.length === values.length &&
    compiled.parameters.every((value, n) => value === values[n]);
  if (!isSame) throw new Error("A compiled statement has to take its values as its parameters, in order.");
  return compiled;
}
