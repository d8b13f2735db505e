import { listSessions, type SessionRow } from "../../db/accounts/sessions.ts";
import { findPeople, listIdentities, listPlaces, type PersonRow } from "../../db/admin/people.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import type { Capability, Role } from "../../domain/accounts/roles.ts";
import { USER_TIERS, type UserTier } from "../../domain/billing/plans.ts";
import { CapabilityEnum, RoleEnum, TierEnum } from "../accounts/Viewer.ts";
import { planOf } from "../billing/tierOf.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { AdminWorkspace, PlanSourceEnum } from "./AdminWorkspace.ts";

export const UserTierEnum = builder.enumType("UserTier", { values: USER_TIERS });

const superadmin = { role: "superadmin" } as const;

export const AdminUser = builder.loadableNodeRef("AdminUser", {
  id: { resolve: (person: PersonRow) => person.id },
  load: superadminOnly((ids, { db }) => findPeople(db, ids)),
  sort: (person: PersonRow) => person.id,
});

interface Identity {
  id: string;
  providerId: string;
  createdAt: Date;
}

const AdminIdentity = builder.objectRef<Identity>("AdminIdentity").implement({
  description: "A way in which a person signs in.",
  authScopes: superadmin,
  fields: (t) => ({
    provider: t.string({
      description: "The provider's word; password for one of our own.",
      resolve: ({ providerId }) => (providerId === "credential" ? "password" : providerId),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const AdminSession = builder.objectRef<SessionRow>("AdminSession").implement({
  description: "A place where a person is signed in.",
  authScopes: superadmin,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID("AdminSession", id) }),
    browser: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).browser }),
    system: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).system }),
    address: t.string({ nullable: true, resolve: ({ ipAddress }) => ipAddress || null }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

interface Place {
  workspaceId: string;
  role: string;
  isAccountOwner: boolean;
}

const AdminMembership = builder.objectRef<Place>("AdminMembership").implement({
  description: "A person's place in one workspace.",
  authScopes: superadmin,
  fields: (t) => ({
    role: t.field({ type: RoleEnum, resolve: ({ role }) => role as Role }),
    isAccountOwner: t.exposeBoolean("isAccountOwner"),
    workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
  }),
});

AdminUser.implement({
  description: "A person, as those who run the platform see them.",
  authScopes: superadmin,
  fields: (t) => ({
    email: t.exposeString("email"),
    emailVerified: t.exposeBoolean("emailVerified"),
    fullName: t.exposeString("fullName"),
    stageName: t.exposeString("stageName", { nullable: true }),
    role: t.field({ type: RoleEnum, resolve: ({ role }) => role as Role }),
    capabilities: t.field({
      type: [CapabilityEnum],
      resolve: ({ capabilities }) => capabilities as Capability[],
    }),
    userTier: t.field({
      type: UserTierEnum,
      nullable: true,
      description: "The plan of the person's own record.",
      resolve: ({ userTier }) => userTier as UserTier | null,
    }),
    tier: t.field({
      type: TierEnum,
      description: "The plan that counts now, after all five rules.",
      resolve: (person, _args, { now }) => planOf(person, now()).tier,
    }),
    planSource: t.field({
      type: PlanSourceEnum,
      description: "Why that plan counts.",
      resolve: (person, _args, { now }) => planOf(person, now()).source,
    }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", nullable: true }),
    ownsWorkspace: t.boolean({ resolve: ({ ownsWorkspace }) => Boolean(ownsWorkspace) }),
    registrationFlow: t.exposeString("registrationFlow", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      nullable: true,
      description:
        "Of the sessions that are still open, and to the day of yesterday's and today's visits. Null for everybody else.",
    }),
    suspendedAt: t.expose("suspendedAt", { type: "DateTime", nullable: true }),
    suspensionReason: t.exposeString("suspensionReason", { nullable: true }),
    isPayee: t.boolean({
      description: "Whether music was shared with the person, so that there is or was something to pay out.",
      resolve: ({ partyId }) => partyId !== null,
    }),
    payoutsFrozenAt: t.expose("payoutsFrozenAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when payouts of the person's shares are held back; null where they are not.",
    }),
    payoutsFrozenReason: t.exposeString("payoutsFrozenReason", { nullable: true }),
    identities: t.field({
      type: [AdminIdentity],
      resolve: ({ id }, _args, { db }) => listIdentities(db, id),
    }),
    sessions: t.field({
      type: [AdminSession],
      resolve: ({ id }, _args, { db, now }) => listSessions(db, id, now()),
    }),
    memberships: t.field({ type: [AdminMembership], resolve: ({ id }, _args, { db }) => listPlaces(db, id) }),
    flags: t.stringList({
      description: "Feature flags that are on for the person where they work now.",
      resolve: async ({ id, role }, _args, { db, services }) => {
        const workspaceId = (await listPlaces(db, id))[0]?.workspaceId ?? null;
        return services.flags.namesFor({ userId: id, role: role as Role, workspaceId });
      },
    }),
  }),
});
