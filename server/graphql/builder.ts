import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError } from "graphql";
import type { Role } from "../../domain/accounts/roles.ts";
import { opensGate, type Tier } from "../../domain/billing/plans.ts";
import type { Context } from "./context.ts";
import { decodeGlobalID } from "./globalId.ts";
import { isKnown } from "./knownOperations.ts";
import { LIMITS } from "./limits.ts";

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
    role: Role;
    tier: Tier;
  };
  // Every connection can tell its size, and counts only when asked.
  Connection: { totalCount: () => Promise<number> };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
  };
}

const FREE_TEXT_LIMIT = { complexity: LIMITS.complexity, depth: LIMITS.depth, breadth: LIMITS.breadth };

export const builder = new SchemaBuilder<SchemaTypes>({
  // Order matters: relay decodes global ids before scopes see them; errors wraps what loaders throw.
  plugins: [RelayPlugin, ScopeAuthPlugin, ErrorsPlugin, DataloaderPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  relay: {
    clientMutationId: "omit",
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
      role: (role) => viewer?.role === role,
      tier: (required) => viewer !== null && opensGate(viewer.tier, required),
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer
        ? new GraphQLError("Not found", { extensions: { code: "NOT_FOUND" } })
        : new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" } }),
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
    limit: (context) => (isKnown(context) ? {} : FREE_TEXT_LIMIT),
  },
});

builder.globalConnectionField("totalCount", (t) => t.int({ resolve: ({ totalCount }) => totalCount() }));
builder.queryType();
builder.mutationType();
builder.subscriptionType();
