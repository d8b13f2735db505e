import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from "graphql";
import type { Role } from "../../../domain/accounts/roles.ts";
import { passesGate } from "../../../domain/billing/gates.ts";
import { TIERS, type Tier } from "../../../domain/billing/plans.ts";
import { type Actor, tierAt } from "../../acting/actor.ts";
import { authorize } from "../../acting/authorize.ts";
import type { Verb } from "../../acting/verb.ts";
import { builder } from "../builder.ts";
import { type Context, type Viewer, workspacesOf } from "../context.ts";
import { NotFound } from "../errors.ts";
import { GUARDED_BY_LOADER } from "../guarded.ts";
import { OPENS } from "./cells.ts";
import { isPublic, operationsOf, optionsOf, scopesOf } from "./operations.ts";
import { PRINCIPALS, type PrincipalName, STRANGERS } from "./principalNames.ts";

/** Where a thing belongs: whose it is, and the workspace. */
interface Place {
  workspaceId: string;
  userId: string;
}
const OWN: Place = { workspaceId: "own", userId: "I" };
const OTHER: Place = { workspaceId: "other", userId: "somebody else" };

/** One for each principal, as in a line of the matrix. */
export interface Letters {
  own: string;
  other: string;
}

/**
 * Who may use each operation of the schema, as the rules say that stand beside its field, its type and its verb: a letter
 * for each principal. A rule that is hidden in a loader or a lock counts as membership of the place.
 */
export function derivedLetters(schema: GraphQLSchema): Map<string, Letters> {
  return new Map(
    operationsOf(schema).map((operation) => [
      operation,
      { own: lettersOf(schema, operation, OWN), other: lettersOf(schema, operation, OTHER) },
    ]),
  );
}

function lettersOf(schema: GraphQLSchema, operation: string, place: Place): string {
  return PRINCIPALS.map((name) =>
    letterOf(TIERS.filter((tier) => mayUse(schema, operation, viewerOf(name, tier), place))),
  ).join("");
}

/** The letter for who gets in on these plans and on no other. */
function letterOf(tiers: readonly Tier[]): string {
  const letter = Object.keys(OPENS).find((each) => OPENS[each]!.join() === tiers.join());
  if (!letter) throw new Error(`There is no letter for ${tiers.join(" and ")} alone.`);
  return letter;
}

function mayUse(schema: GraphQLSchema, operation: string, viewer: Viewer | null, place: Place): boolean {
  const [kind, name] = operation.split(".") as [string, string];
  if (kind === "Node") return passesType(schema.getType(name)!, viewer, place);
  const type = schema.getType(kind) as GraphQLObjectType;
  const field = type.getFields()[name]!;
  return (
    passesType(type, viewer, place) &&
    passesScopes(scopesOf(field), [fieldsOf(place), argumentsFor(place), { viewer }], viewer) &&
    (isForAnyPlace(scopesOf(field)) || !pointsAtThings(field) || worksIn(viewer, place)) &&
    passesVerb(optionsOf(field).verb, viewer, place)
  );
}

function passesType(type: GraphQLObjectType | GraphQLNamedType, viewer: Viewer | null, place: Place) {
  if (type.extensions.guardedBy === GUARDED_BY_LOADER && !worksIn(viewer, place)) return false;
  return passesScopes(scopesOf(type), [fieldsOf(place), { viewer }], viewer);
}

/** Asks the same predicates that the schema asks; all of them have to say yes. */
function passesScopes(rule: unknown, given: readonly unknown[], viewer: Viewer | null): boolean {
  const scopes: unknown = typeof rule === "function" ? rule(...given) : (rule ?? true);
  if (typeof scopes === "boolean") return scopes;
  const loaders = builder.options.scopeAuth.authScopes({ viewer } as Context) as Record<string, unknown>;
  return Object.entries(scopes as object).every(([word, asked]) => {
    const loader = loaders[word];
    if (loader === undefined) throw new Error(`No letters can be derived from "${word}".`);
    return typeof loader === "function" ? loader(asked) : loader;
  });
}

function passesVerb(verb: unknown, viewer: Viewer | null, place: Place): boolean {
  const verbs = [verb].flat().filter((each): each is Verb<any, any> => typeof each === "object");
  return verbs.length === 0 || verbs.some((each) => mayRun(each, viewer, place));
}

function mayRun(verb: Verb<any, any>, viewer: Viewer | null, place: Place): boolean {
  const actor: Actor = viewer ? { kind: "person", viewer, sessionId: "" } : { kind: "visitor" };
  try {
    authorize(actor, verb, fieldsOf(place));
  } catch (refusal) {
    if (refusal instanceof NotFound) return false;
    throw refusal;
  }
  const { gate } = verb.rule;
  const tier = tierAt(actor, place.workspaceId);
  return !gate || (tier !== null && passesGate(tier, gate));
}

/** Whether its arguments name things: those of somebody else are missing to whoever has no place there. */
function pointsAtThings({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some((arg) => {
    const type = getNamedType(arg.type);
    const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
    return inputs.some(({ extensions }) => extensions.isRelayGlobalID && !extensions.isOfNew);
  });
}

/** Visitors carry their right with them; those who run the platform have it everywhere. */
function isForAnyPlace(scopes: unknown): boolean {
  return isPublic(scopes) || (typeof scopes === "object" && scopes !== null && "role" in scopes);
}

function worksIn(viewer: Viewer | null, { workspaceId }: Place): boolean {
  return workspacesOf(viewer).includes(workspaceId);
}

/** A thing of the place, as far as rules look at it. */
function fieldsOf(place: Place): unknown {
  return new Proxy(place, {
    get: (_place, name) =>
      name === "userId" ? place.userId : /(^id|Id)$/.test(String(name)) ? place.workspaceId : fieldsOf(place),
  });
}

/** Arguments that name the place, as Relay decoded them. */
function argumentsFor(place: Place): unknown {
  return new Proxy(place, {
    get: (_place, name) => (name === "input" ? argumentsFor(place) : { id: place.workspaceId }),
  });
}

/** One of the matrix's principals, as far as rules look at a viewer. */
function viewerOf(name: PrincipalName, tier: Tier): Viewer | null {
  if (name === "visitor") return null;
  const role = (ROLES[name] ?? name) as Role;
  const membership = {
    workspaceId: OWN.workspaceId,
    role: name.endsWith("elsewhere") ? "manager" : role,
    isAccountOwner: name === "owner" || name === "founder",
    tier,
  };
  const memberships = STRANGERS.includes(name) ? [] : [membership];
  return {
    userId: OWN.userId,
    isEmailProven: true,
    owesSecondFactor: false,
    role,
    tier,
    memberships,
  } as unknown as Viewer;
}

const ROLES: Partial<Record<PrincipalName, Role>> = {
  owner: "admin",
  founder: "artist",
  "no role": "artist",
  "founder elsewhere": "artist",
  "fan elsewhere": "fan",
};
