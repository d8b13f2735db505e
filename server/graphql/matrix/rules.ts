import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isUnionType,
} from "graphql";
import type { Verb } from "../../acting/verb.ts";
import type { Viewer } from "../context.ts";
import { isNode, isPublic, objectTypes, optionsOf } from "./operations.ts";

/** One rule of who may: a scope of a field or type, or what a loader keeps back. */
export interface Rule {
  /** "Mutation.updateTrack signedIn", "Workspace memberOf", "Track loader". */
  name: string;
  /** Takes the rule out of the next schema that is built; the answer puts it back. */
  remove(): () => void;
  /** Keys of the rows that go past it. */
  rows(keys: readonly string[]): string[];
  /** Rules that stand before this one on every way to it. */
  outer(): Rule[];
  /** Whether every way to it passes the same rule before: then taking it out changes nothing, and the first is tried. */
  isBehindItsLike(): boolean;
}

/** Every word that a scope can be written in. */
const SCOPES = ["signedIn", "memberOf", "permission", "role", "gate", "$all", "$any", "$granted"];

const ROOTS = ["Query", "Mutation", "Subscription"];

/** Every rule of the schema, each scope of a rule that asks for several on its own. */
export function rulesOf(schema: GraphQLSchema): Rule[] {
  return objectTypes(schema).flatMap((type) => [
    ...ofType(schema, type),
    ...Object.keys(type.getFields()).flatMap((field) => ofField(schema, type, field)),
  ]);
}

function ofType(schema: GraphQLSchema, type: GraphQLObjectType): Rule[] {
  const options = optionsOf(type);
  const rows = (keys: readonly string[]) =>
    keys.filter((key) => key.split(" ")[0] === `Node.${type.name}` || key.startsWith(`${type.name}.`));
  const scopes = scopesIn(options).map(
    (scope): Rule => ({
      name: `${type.name} ${scope}`,
      remove: () => without(options, scope),
      rows: (keys) => rowsOrWays(schema, type, rows(keys), keys),
      outer: () => [...loaderOf(type), ...ways(schema, type)],
      isBehindItsLike: () => !isNode(type) && everyWayPasses(schema, type, options.authScopes),
    }),
  );
  // Behind a scope of the type the loader is the first of two lines.
  return [...scopes, ...(scopes.length === 0 ? loaderOf(type) : [])];
}

function ofField(schema: GraphQLSchema, type: GraphQLObjectType, fieldName: string): Rule[] {
  const options = optionsOf(type.getFields()[fieldName]!);
  const own = `${type.name}.${fieldName}`;
  const rows = (keys: readonly string[]) => keys.filter((key) => key === own || key.startsWith(`${own} `));
  const scopes = scopesIn(options).map((scope) => ({
    name: `${own} ${scope}`,
    remove: () => without(options, scope),
    rows,
    outer: () => (ROOTS.includes(type.name) ? [] : [...ofType(schema, type), ...ways(schema, type)]),
    isBehindItsLike: () =>
      !ROOTS.includes(type.name) && implies(optionsOf(type).authScopes, options.authScopes),
  }));
  return [...scopes, ...ofVerb(options.verb, own, rows, scopes)];
}

/** What a verb asks for by itself, behind the scopes of its field. */
function ofVerb(verb: unknown, own: string, rows: Rule["rows"], scopes: readonly Rule[]): Rule[] {
  const verbs = [verb].flat().filter((each): each is Verb<any, any> => typeof each === "object");
  return verbs.flatMap(({ name, rule }) =>
    (["may", "gate"] as const)
      .filter((word) => rule[word] !== undefined)
      .map((word) => ({
        name: `${own} ${name}.${word}`,
        remove() {
          const { [word]: removed } = rule;
          delete rule[word];
          return () => void Object.assign(rule, { [word]: removed });
        },
        rows,
        outer: () => [...scopes],
        isBehindItsLike: () => false,
      })),
  );
}

function loaderOf(type: GraphQLObjectType): Rule[] {
  const options = optionsOf(type);
  const load = options.loadManyWithoutCache;
  if (!isNode(type) || !load) return [];
  return [
    {
      name: `${type.name} loader`,
      remove() {
        options.loadManyWithoutCache = (ids: string[], context: { viewer: Viewer | null }) =>
          asEverybody(context.viewer, (viewer) => load(ids, { ...context, viewer }));
        return () => void (options.loadManyWithoutCache = load);
      },
      rows: (keys) => keys.filter((key) => key.split(" ")[0] === `Node.${type.name}`),
      outer: () => [],
      isBehindItsLike: () => false,
    },
  ];
}

/** Rules of the fields that lead to a type. */
function ways(schema: GraphQLSchema, type: GraphQLObjectType): Rule[] {
  return objectTypes(schema).flatMap((from) =>
    Object.values(from.getFields())
      .filter((field) => getNamedType(field.type) === type)
      .flatMap((field) => ofField(schema, from, field.name)),
  );
}

/** Whether all fields that lead to the type ask for the same, themselves or by the type they stand on. */
function everyWayPasses(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  rule: unknown,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (seen.has(type.name)) return true;
  const others = new Set([...seen, type.name]);
  const fields = objectTypes(schema).flatMap((from) =>
    Object.values(from.getFields())
      .filter((field) => leadsTo(schema, getNamedType(field.type), type))
      .map((field) => ({ from, field })),
  );
  return fields.every(({ from, field }) => {
    if (implies(optionsOf(field).authScopes, rule) || implies(optionsOf(from).authScopes, rule)) return true;
    return !ROOTS.includes(from.name) && everyWayPasses(schema, from, rule, others);
  });
}

function leadsTo(schema: GraphQLSchema, named: GraphQLNamedType, type: GraphQLObjectType): boolean {
  return named === type || (isUnionType(named) && schema.getPossibleTypes(named).includes(type));
}

/** Whether the first rule, two constants given, lets in nobody whom the second keeps out. */
function implies(first: unknown, second: unknown): boolean {
  if (typeof first !== "object" || typeof second !== "object" || !first || !second) return false;
  return Object.entries(second).every(
    ([scope, value]) => (first as any)[scope] === value || (scope === "signedIn" && "role" in first),
  );
}

/** A type that is no node has no rows of its own: the rows of the fields that lead to it go past it. */
function rowsOrWays(schema: GraphQLSchema, type: GraphQLObjectType, own: string[], keys: readonly string[]) {
  return own.length > 0 ? own : [...new Set(ways(schema, type).flatMap((way) => way.rows(keys)))];
}

function scopesIn({ authScopes }: Record<string, any>): string[] {
  if (!authScopes || isPublic(authScopes)) return [];
  if (typeof authScopes === "object") return Object.keys(authScopes);
  // What a function will answer is not known: each word that its text holds is one.
  const text = String(authScopes);
  const words = SCOPES.filter((scope) =>
    new RegExp(`(^|[^\\w$])${scope.replace("$", "\\$")}\\s*:`).test(text),
  );
  return words.length > 0 ? words : ["as a whole"];
}

function without(options: Record<string, any>, scope: string): () => void {
  const { authScopes } = options;
  const rest = (scopes: any) => {
    if (typeof scopes !== "object" || scopes === null || scope === "as a whole") return { public: true };
    const { [scope]: _gone, ...others } = scopes;
    return Object.keys(others).length > 0 ? others : { public: true };
  };
  options.authScopes =
    typeof authScopes === "function"
      ? async (...given: unknown[]) => rest(await authScopes(...given))
      : rest(authScopes);
  return () => void (options.authScopes = authScopes);
}

/** What somebody finds who belongs to every workspace, administers the platform and is each person in turn. */
async function asEverybody(
  viewer: Viewer | null,
  load: (viewer: Viewer) => Promise<unknown[]>,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const userId of everybody.userIds) {
    const memberships = everybody.workspaceIds.map((workspaceId) => ({ workspaceId }));
    const rows = await load({ ...viewer, userId, role: "superadmin", memberships } as unknown as Viewer);
    for (const [at, row] of rows.entries()) if (!isThere(found[at])) found[at] = row;
  }
  return found;
}

function isThere(row: unknown): boolean {
  return row !== null && row !== undefined && !(row instanceof Error);
}

const everybody = { userIds: [] as readonly string[], workspaceIds: [] as readonly string[] };

/** Names the people and the workspaces that a loader without its rule looks through. */
export function seeEverything(everything: typeof everybody): void {
  Object.assign(everybody, everything);
}
