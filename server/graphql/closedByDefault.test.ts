import { type GraphQLField, type GraphQLNamedType, type GraphQLObjectType, isObjectType } from "graphql";
import { GUARDED_BY_LOADER } from "./guarded.ts";
import { schema } from "./schema.ts";

const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];

/** Relay's own doors: what they load is judged by the rule of the type behind them. */
const LOOKUPS = ["node", "nodes"];

function optionsOf(thing: GraphQLField<unknown, unknown> | GraphQLNamedType): { authScopes?: unknown } {
  return (thing.extensions.pothosOptions ?? {}) as { authScopes?: unknown };
}

test("every query, mutation and subscription says who may use it", () => {
  const open = roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter((field) => !LOOKUPS.includes(field.name) && !optionsOf(field).authScopes)
      .map((field) => `${root.name}.${field.name}`),
  );
  expect(open).toEqual([]);
});

test("every kind of thing that can be looked up by its id says who may see it", () => {
  const node = schema.getType("Node");
  const nodes = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && type.getInterfaces().includes(node as never),
  );
  expect(nodes.length).toBeGreaterThan(5);
  const unguarded = nodes.filter(
    (type) => !optionsOf(type).authScopes && type.extensions.guardedBy !== GUARDED_BY_LOADER,
  );
  expect(unguarded.map((type) => type.name)).toEqual([]);
});

test("every mutation runs a verb", () => {
  const unnamed = Object.values(schema.getMutationType()!.getFields()).filter(
    (field) => !(field.extensions.pothosOptions as { verb?: unknown }).verb,
  );
  expect(unnamed.map((field) => field.name)).toEqual([]);
});
