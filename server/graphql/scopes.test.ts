import { graphql } from "graphql";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { builder } from "./builder.ts";
import "./schema.ts";

// Questions of this test alone: a gate, a gate behind a membership, and a right of the owner.
builder.queryField("taxes", (t) =>
  t.string({ authScopes: { gate: "taxManagement" }, resolve: () => "open" }),
);
builder.queryField("stems", (t) =>
  t.string({
    args: { of: t.arg.string() },
    authScopes: (_root, { of }) => ({ memberOf: of, gate: "stemsAndAssets" }),
    resolve: () => "open",
  }),
);
builder.queryField("bills", (t) =>
  t.string({
    args: { of: t.arg.string() },
    authScopes: (_root, { of }) => ({ permission: { workspaceId: of, permission: "manageBilling" } }),
    resolve: () => "open",
  }),
);
const schema = builder.toSchema();

const at = (role: Role, tier: Tier, isAccountOwner = false) => ({
  role,
  tier,
  memberships: [{ workspaceId: "home", role, isAccountOwner }],
});
const PEOPLE = {
  visitor: null,
  "artist on free": at("artist", "free"),
  "artist on trial": at("artist", "trial"),
  "artist on pro": at("artist", "pro"),
  "account owner": at("admin", "enterprise", true),
  administrator: at("admin", "enterprise"),
  superadmin: at("superadmin", "enterprise"),
};

const PLAN = "UPGRADE_REQUIRED";
test.each<[keyof typeof PEOPLE, string, string]>([
  ["visitor", "taxes", "UNAUTHENTICATED"],
  ["visitor", 'stems(of: "home")', "UNAUTHENTICATED"],
  ["visitor", 'bills(of: "home")', "UNAUTHENTICATED"],
  ["artist on free", "taxes", PLAN],
  ["artist on free", 'stems(of: "home")', PLAN],
  ["artist on free", 'stems(of: "elsewhere")', "NOT_FOUND"],
  ["artist on trial", "taxes", PLAN],
  ["artist on trial", 'stems(of: "home")', "open"],
  ["artist on pro", "taxes", PLAN],
  ["artist on pro", 'stems(of: "home")', "open"],
  ["artist on pro", 'stems(of: "elsewhere")', "NOT_FOUND"],
  ["artist on pro", 'bills(of: "home")', "NOT_FOUND"],
  ["account owner", "taxes", "open"],
  ["account owner", 'bills(of: "home")', "open"],
  ["account owner", 'bills(of: "elsewhere")', "NOT_FOUND"],
  ["administrator", 'bills(of: "home")', "NOT_FOUND"],
  ["superadmin", "taxes", "open"],
  ["superadmin", 'bills(of: "home")', "NOT_FOUND"],
])("%s asks for %s: %s", async (who, question, answer) => {
  const contextValue = { viewer: PEOPLE[who] };
  const { data, errors } = await graphql({ schema, source: `{ it: ${question} }`, contextValue });
  expect(errors?.[0]?.extensions.code ?? data?.it).toBe(answer);
});
