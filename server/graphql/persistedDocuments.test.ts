import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from "graphql";
import { LIMITS } from "./limits.ts";
import { OWN_DOCUMENTS } from "./ownDocuments.ts";
import { schema } from "./schema.ts";

test("no screen asks for more than free text may, even with the largest page", () => {
  expect(Object.keys(OWN_DOCUMENTS).length).toBeGreaterThan(10);
  for (const text of Object.values(OWN_DOCUMENTS)) {
    const variables = largestVariables(text);
    const { complexity, depth, breadth } = complexityFromQuery(text, { schema, variables, ctx: {} as never });
    const name = /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1];
    expect({ name, isDeep: depth > LIMITS.depth }).toEqual({ name, isDeep: false });
    expect({ name, isBroad: breadth > LIMITS.breadth }).toEqual({ name, isBroad: false });
    expect({ name, isDear: complexity > LIMITS.complexity }).toEqual({ name, isDear: false });
  }
});

test("the documents that are kept are those that the screens ask, all of them and no others", async () => {
  const folder = path.join(import.meta.dirname, "../../client/__generated__");
  const artifacts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), "utf8")),
  );
  const asked = artifacts.flatMap((text) =>
    [...text.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id]) => id),
  );
  expect(Object.keys(OWN_DOCUMENTS).sort()).toEqual([...new Set(asked)].sort());
});

/** Values for a document's variables: numbers are page sizes, the rest only has to be of its type. */
function largestVariables(text: string): Record<string, unknown> {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("Not an operation");
  const variables = operation.variableDefinitions ?? [];
  return Object.fromEntries(
    variables.map(({ variable, type }) => [
      variable.name.value,
      aValue(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );
}

function aValue(type: GraphQLInputType | undefined): unknown {
  if (!type) return null;
  if (isNonNullType(type)) return aValue(type.ofType);
  if (isListType(type)) return [aValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, aValue(field.type)]),
    );
  if (type.name === "Boolean") return true;
  if (type.name === "DateTime") return "2026-11-21T12:00:00Z";
  return type.name === "Int" || type.name === "Float" ? LIMITS.pageSize : "x";
}
