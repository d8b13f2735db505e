import type { Kysely } from "kysely";
import type { ViewerRow } from "../../db/accounts/viewers.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Capability, Role } from "../../domain/accounts/roles.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import type { Actor } from "../acting/actor.ts";
import type { Services } from "../services.ts";

/** One person's place in one workspace. */
export interface ViewerMembership {
  workspaceId: string;
  workspace: ViewerRow["memberships"][number]["workspace"];
  role: Role;
  isAccountOwner: boolean;
  /** The plan of the workspace: what its owner pays for, whoever works there. */
  tier: Tier;
  /** Whose plan it is; null where a studio lost its owner. */
  owner: { id: string; fullName: string } | null;
}

/** Who is asking: a signed-in person, with what decides their rights, as of this request. */
export interface Viewer {
  userId: string;
  /** The session that asks; null where a key or an assistant asks for the person. */
  sessionId: string | null;
  email: string;
  /** Whether they have shown that they read its mailbox. */
  isEmailProven: boolean;
  /** They run the platform, and get to its administration once they have a second factor; until then the role is an artist's. */
  owesSecondFactor: boolean;
  fullName: string;
  stageName: string | null;
  role: Role;
  capabilities: Capability[];
  tier: Tier;
  /** What they may listen to: their plan, and a fan's beside a studio's that gives less. */
  listeningTier: Tier;
  /** The plan of what is theirs alone, wherever they work: that of a further studio of theirs. */
  ownTier: Tier;
  trialEndsAt: Date | null;
  convertedFromFan: boolean;
  conversionDate: Date | null;
  onboardingCompleted: boolean;
  onboardingStep: number;
  /** Every workspace the person belongs to; the first one is current. */
  memberships: ViewerMembership[];
}

/** What every resolver gets. `viewer` is null for a visitor. */
export interface Context {
  db: Kysely<DB>;
  viewer: Viewer | null;
  /** Who acts, where it is not the person of the session. */
  actor?: Actor | undefined;
  services: Services;
  /** Carried by masked errors and by the log line that explains them. */
  requestId: string;
  /** The clock; tests set it. */
  now: () => Date;
  /** Headers of the answer: cookies of the few verbs that sign somebody in, and where the person works now. */
  answerHeaders: Headers;
  /** From where it came, as our own socket saw it. */
  clientAddress?: string | undefined;
  /** The request as it came, for the sign-in library. */
  request: Request;
}

/** The workspaces whose private things this viewer may see. */
export function workspacesOf(viewer: Viewer | null): string[] {
  return viewer?.memberships.map(({ workspaceId }) => workspaceId) ?? [];
}

/** The viewer of a field whose scope already asked for one. */
export function signedIn({ viewer }: Context): Viewer {
  if (!viewer) throw new Error("A field without a signedIn scope asked for the viewer.");
  return viewer;
}

/** The viewer of something that only a person at a screen may do: their password, their sessions, their account. */
export function inSession(context: Context): Viewer & { sessionId: string } {
  const viewer = signedIn(context);
  if (viewer.sessionId === null) throw new Error("A field for people was asked by a key.");
  return viewer as Viewer & { sessionId: string };
}
