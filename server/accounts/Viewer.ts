import { CAPABILITIES, ROLES } from "../../domain/accounts/roles.ts";
import { TIERS } from "../../domain/billing/plans.ts";
import { builder } from "../graphql/builder.ts";
import type { Viewer as ViewerFacts } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

export const RoleEnum = builder.enumType("Role", { values: ROLES });
export const CapabilityEnum = builder.enumType("Capability", { values: CAPABILITIES });
export const TierEnum = builder.enumType("Tier", { values: TIERS });

export const Viewer = builder.objectRef<ViewerFacts>("Viewer").implement({
  description: "The person who is asking, and the rights they have right now.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => encodeGlobalID("Viewer", viewer.userId) }),
    email: t.exposeString("email"),
    fullName: t.exposeString("fullName"),
    stageName: t.exposeString("stageName", { nullable: true }),
    role: t.expose("role", { type: RoleEnum }),
    capabilities: t.expose("capabilities", { type: [CapabilityEnum] }),
    isAccountOwner: t.boolean({
      description: "Whether the person owns their current workspace.",
      resolve: ({ memberships }) => memberships[0]?.isAccountOwner ?? false,
    }),
    tier: t.expose("tier", {
      type: TierEnum,
      description: "The plan that counts now, after all five rules.",
    }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", nullable: true }),
    convertedFromFan: t.exposeBoolean("convertedFromFan"),
    conversionDate: t.expose("conversionDate", { type: "DateTime", nullable: true }),
    onboardingCompleted: t.exposeBoolean("onboardingCompleted"),
    onboardingStep: t.exposeInt("onboardingStep", {
      description: "How many steps of the beginning were done or skipped; counted anew for each side.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: "Null for a visitor.",
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
