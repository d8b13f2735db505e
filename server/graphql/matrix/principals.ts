import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser, aWorkspace } from "../../../db/testing/build.ts";
import { TIERS, type Tier, type UserTier } from "../../../domain/billing/plans.ts";
import { type TestServer, viewerFor } from "../../testing.ts";
import type { Viewer } from "../context.ts";
import { aKit, type Kit } from "./kit.ts";
import { PRINCIPALS, type PrincipalName, STRANGERS } from "./principalNames.ts";

/** One person on one plan, and what they point at: things of their own place, and those of somebody else's. */
export interface Principal {
  name: PrincipalName;
  /** Of the studio that they work in here; of strangers their own. */
  tier: Tier;
  /** What the person pays for. */
  ownTier: Tier;
  viewer: Viewer | null;
  cookie: string;
  own: Kit;
  other: Kit;
}

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
        principals.push({ name, tier, ownTier: tier, viewer: null, cookie: "", own: shared, other });
        continue;
      }
      const ownTier =
        name === "founder elsewhere" ? otherThan(tier) : name === "fan elsewhere" ? "free" : tier;
      const user = await aUser(db, { ...roleOf(name), ...(name !== "fan elsewhere" && planOf(ownTier)) });
      const kit = name === "founder" ? await aKit(db, user.id) : shared;
      if (name === "founder elsewhere") await aWorkspace(db, { ownerId: user.id });
      if (name === "fan elsewhere") {
        const employer = await aUser(db, { role: "artist", ...planOf(otherThan(tier)) });
        await join(db, (await aWorkspace(db, { ownerId: employer.id })).id, user.id, name);
      }
      if (!STRANGERS.includes(name) && name !== "founder") await join(db, kit.workspaceId, user.id, name);
      const cookie = await server.cookieFor(user.id);
      const viewer = await viewerFor(server, user.id);
      const here = viewer.memberships.find(({ workspaceId }) => workspaceId === kit.workspaceId);
      const planHere = here?.tier ?? viewer.tier;
      if (name !== "superadmin" && planHere !== tier) throw new Error(`${name} is not on ${tier}`);
      principals.push({ name, tier, ownTier, viewer, cookie, own: { ...kit, userId: user.id }, other });
    }
  }
  return principals;
}

/** A plan that opens what this one does not, or the other way round. */
function otherThan(tier: Tier): Tier {
  return tier === "free" || tier === "trial" ? "enterprise" : "free";
}

function roleOf(name: PrincipalName) {
  if (name === "fan elsewhere") return { role: "fan", userTier: "fan_free" };
  if (name === "no role") return {};
  if (name === "owner") return { role: "admin" };
  if (name === "founder" || name === "founder elsewhere") return { role: "artist" };
  return { role: name, capabilities: STRANGERS.includes(name) ? ["fan"] : ["artist"] };
}

function planOf(tier: Tier): { userTier: UserTier; trialEndsAt: Date | null } {
  if (tier === "pro") return { userTier: "artist_pro", trialEndsAt: null };
  if (tier === "enterprise") return { userTier: "artist_label", trialEndsAt: null };
  return { userTier: "artist_starter", trialEndsAt: tier === "trial" ? FAR : PAST };
}

async function join(db: Kysely<DB>, workspaceId: string, userId: string, name: PrincipalName): Promise<void> {
  const roles: Partial<Record<PrincipalName, string>> = { owner: "admin", "no role": "artist" };
  const role = roles[name] ?? (name.endsWith("elsewhere") ? "manager" : name);
  await db
    .insertInto("membership")
    .values({ workspaceId, userId, role, isAccountOwner: name === "owner" })
    .execute();
}
