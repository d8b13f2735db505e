import SchemaBuilder, {
  type SchemaTypes as AnySchemaTypes,
  type FieldNullability,
  type InputFieldMap,
  type TypeParam,
} from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin, { type AuthFailure, AuthScopeFailureType } from "@pothos/plugin-scope-auth";
import type { GraphQLError } from "graphql";
import { can, type Permission, standingIn } from "../../domain/accounts/permissions.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { type Gate, gateRefusal, passesGate } from "../../domain/billing/gates.ts";
import { type Params, refusal } from "../../domain/words/refusal.ts";
import { tierOf } from "../acting/actor.ts";
import type { Verb } from "../acting/verb.ts";
import type { Context } from "./context.ts";
import { failure } from "./failure.ts";
import { decodeGlobalID, encodeGlobalID } from "./globalId.ts";
import { LIMITS } from "./limits.ts";
import { isPersisted } from "./persistedOperations.ts";

interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultAuthStrategy: "all";
  AuthScopes: {
    /** Open to visitors. Says so aloud, because a field without a rule fails the schema walk. */
    public: boolean;
    signedIn: boolean;
    memberOf: string;
    /** The owner's, administrator's or superadmin's right over one workspace. */
    permission: { workspaceId: string; permission: Permission };
    role: Role;
    /** A part of the product that the plan of this workspace has to include; a verb's own gate is asked under its lock. */
    gate: { workspaceId: string; gate: Gate } | Gate;
  };
  // Every connection can tell its size, and counts only when asked.
  Connection: { totalCount: () => Promise<number> };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
    Params: { Input: Params; Output: Params };
  };
}

declare global {
  export namespace PothosSchemaTypes {
    interface MutationFieldOptions<
      Types extends AnySchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      /** What the mutation runs, by which its rules are known; or why it changes nothing of ours. */
      verb?: Verb<any, any> | readonly Verb<any, any>[] | string;
    }
  }
}

/** A closed gate says so: it depends on the person's plan alone, and so tells nothing about what lies behind it. */
function failed(viewer: Context["viewer"], found: AuthFailure): GraphQLError {
  if (!viewer) return failure("UNAUTHENTICATED", refusal("general.signInFirst"));
  const gate = closedGate(found);
  return gate
    ? failure("UPGRADE_REQUIRED", gateRefusal(gate))
    : failure("NOT_FOUND", refusal("general.notFound"));
}

function closedGate(failure: AuthFailure): Gate | undefined {
  if (failure.kind === AuthScopeFailureType.AuthScope)
    return failure.scope === "gate" ? gateOf(failure.parameter as Gate | { gate: Gate }) : undefined;
  if (!("failures" in failure)) return undefined;
  for (const inner of failure.failures) {
    const gate = closedGate(inner);
    if (gate) return gate;
  }
}

const gateOf = (asked: Gate | { gate: Gate }): Gate => (typeof asked === "string" ? asked : asked.gate);

const FREE_TEXT_LIMIT = { complexity: LIMITS.complexity, depth: LIMITS.depth, breadth: LIMITS.breadth };

export const builder = new SchemaBuilder<SchemaTypes>({
  // Order matters: relay decodes global ids before scopes see them; errors wraps what loaders throw.
  plugins: [RelayPlugin, ScopeAuthPlugin, ErrorsPlugin, DataloaderPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {
    clientMutationId: "omit",
    encodeGlobalID,
    decodeGlobalID,
    cursorType: "String",
    edgesFieldOptions: { nullable: { list: false, items: false } },
  },
  scopeAuth: {
    // Pothos' own default, "any", once let a signed-in fan read another workspace's payout.
    defaultStrategy: "all",
    authScopes: ({ viewer }) => ({
      public: true,
      signedIn: viewer !== null,
      memberOf: (workspaceId) => viewer?.memberships.some((m) => m.workspaceId === workspaceId) ?? false,
      permission: ({ workspaceId, permission }) =>
        viewer !== null && can(standingIn(viewer, workspaceId), permission),
      role: (role) => viewer?.role === role,
      gate: (asked) => {
        const tier = typeof asked === "string" ? viewer?.tier : tierOf(viewer, asked.workspaceId);
        return tier ? passesGate(tier, gateOf(asked)) : false;
      },
    }),
    // A subscription that may not be had does not begin; without this it would begin and refuse each event.
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, { viewer }, _info, { failure }) => failed(viewer, failure),
  },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]!.toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // Only free text is counted, on every request: our own documents do not change.
    limit: (context) => (isPersisted(context) ? {} : FREE_TEXT_LIMIT),
  },
});

builder.globalConnectionField("totalCount", (t) => t.int({ resolve: ({ totalCount }) => totalCount() }));
builder.queryType();
builder.mutationType();
builder.subscriptionType();
