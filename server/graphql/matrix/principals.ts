import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";
import { TIERS, type Tier, type UserTier } from "../../../domain/billing/plans.ts";
import { type TestServer, viewerFor } from "../../testing.ts";
import type { Viewer } from "../context.ts";
import { aKit, type Kit } from "./kit.ts";

/**
 * The columns of the matrix. Owner: administrator with the owner's flag. Founder: an artist who opened the studio and so
 * owns it. No role: a record without one, which counts as an artist. API keys and impersonation get their columns with
 * their features.
 */
export const PRINCIPALS = [
  "visitor",
  "fan",
  "educator",
  "collector",
  "artist",
  "manager",
  "label_admin",
  "admin",
  "owner",
  "founder",
  "no role",
  "superadmin",
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

/** One person on one plan, and what they point at: things of their own place, and those of somebody else's. */
export interface Principal {
  name: PrincipalName;
  tier: Tier;
  viewer: Viewer | null;
  cookie: string;
  own: Kit;
  other: Kit;
}

const STRANGERS: readonly PrincipalName[] = ["visitor", "fan", "educator", "collector"];
const PAST = new Date("2020-01-01T00:00:00Z");
const FAR = new Date("2100-01-01T00:00:00Z");

/** Everybody of the matrix, on every plan. "Own" of people without a studio is a studio that they do not belong to. */
export async function thePrincipals(server: TestServer): Promise<Principal[]> {
  const { db } = server;
  const other = await aKit(db);
  const principals: Principal[] = [];
  for (const tier of TIERS) {
    // The plan of a studio is its founder's.
    const shared = await aKit(db, (await aUser(db, { role: "artist", ...planOf(tier) })).id);
    for (const name of PRINCIPALS) {
      if (name === "visitor") {
        principals.push({ name, tier, viewer: null, cookie: "", own: shared, other });
        continue;
      }
      const user = await aUser(db, { ...roleOf(name), ...planOf(tier) });
      const kit = name === "founder" ? await aKit(db, user.id) : shared;
      if (!STRANGERS.includes(name) && name !== "founder") await join(db, kit.workspaceId, user.id, name);
      const cookie = await server.cookieFor(user.id);
      const viewer = await viewerFor(server, user.id);
      if (name !== "superadmin" && viewer.tier !== tier) throw new Error(`${name} is not on ${tier}`);
      principals.push({ name, tier, viewer, cookie, own: { ...kit, userId: user.id }, other });
    }
  }
  return principals;
}

function roleOf(name: PrincipalName) {
  if (name === "no role") return {};
  if (name === "owner") return { role: "admin" };
  if (name === "founder") return { role: "artist" };
  return { role: name, capabilities: STRANGERS.includes(name) ? ["fan"] : ["artist"] };
}

function planOf(tier: Tier): { userTier: UserTier; trialEndsAt: Date | null } {
  if (tier === "pro") return { userTier: "artist_pro", trialEndsAt: null };
  if (tier === "enterprise") return { userTier: "artist_label", trialEndsAt: null };
  return { userTier: "artist_starter", trialEndsAt: tier === "trial" ? FAR : PAST };
}

async function join(db: Kysely<DB>, workspaceId: string, userId: string, name: PrincipalName): Promise<void> {
  const role = name === "owner" ? "admin" : name === "no role" ? "artist" : name;
  await db
    .insertInto("membership")
    .values({ workspaceId, userId, role, isAccountOwner: name === "owner" })
    .execute();
}
