import { createHmac, timingSafeEqual } from "node:crypto";
import { tryDecodeURIComponent } from "hono/utils/url";
import type { Kysely } from "kysely";
import { markSessionSeen } from "../../db/accounts/sessions.ts";
import { findViewer, findViewerOfSession, type ViewerRow } from "../../db/accounts/viewers.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type Capability, type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import { SESSION_DAYS } from "../../domain/accounts/signIn.ts";
import { highestTier, listeningTier, type Tier } from "../../domain/billing/plans.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { atWork } from "../../domain/workspaces/team.ts";
import { fanSubscriptionOf, studioTierOf, tierOf } from "../billing/tierOf.ts";
import { type Context, inSession, type Viewer } from "../graphql/context.ts";
import { encodeGlobalID, rowOf as rowIdOf } from "../graphql/globalId.ts";
import type { Settings } from "../services.ts";
import type { Auth } from "./auth.ts";
import type { ViewerCache } from "./viewerCache.ts";

const COOKIES = ["levare.session_token", "__Secure-levare.session_token"];
/** Of a request: which studio its page shows. Of the answer: to which one the person went since, where that is another. */
export const STUDIO = "x-levare-studio";
/** How exactly the list of sessions tells when each was last used. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export interface SessionParts {
  db: Kysely<DB>;
  auth: Auth;
  secret: string;
  settings: Pick<Settings, "isLoopbackDemo">;
}

/**
 * Who holds the request's session cookie, with rights as of `now`; null for visitors and for expired sessions. With
 * `remembered` they may be as they were milliseconds ago.
 */
export async function viewerOf(
  { db, auth, secret, settings }: SessionParts,
  request: Request,
  answerHeaders: Headers,
  now: Date,
  remembered?: ViewerCache,
): Promise<Viewer | null> {
  const found = await rowOf({ db, secret }, request, now, remembered);
  if (!found) return null;
  const row = shownIn(found, request);
  if (row !== found) answerHeaders.set(STUDIO, toldStudio(found));
  if (row.sessionExpiresAt.getTime() - now.getTime() < (SESSION_DAYS - 1) * DAY_MS)
    await rollSession(auth, request, answerHeaders);
  if (now.getTime() - row.sessionSeenAt.getTime() > SEEN_EVERY_MS)
    await markSessionSeen(db, row.sessionId, now);
  return viewerFrom(row, now, settings);
}

/** The same, and nothing is written: for a page that asks as this person at once, which then counts as their use of the session. */
export async function viewerSeenBy(
  { db, secret, settings }: Omit<SessionParts, "auth">,
  request: Request,
  now: Date,
  remembered: ViewerCache,
): Promise<Viewer | null> {
  const row = await rowOf({ db, secret }, request, now, remembered);
  return row ? viewerFrom(row, now, settings) : null;
}

async function rowOf(
  { db, secret }: Pick<SessionParts, "db" | "secret">,
  request: Request,
  now: Date,
  remembered?: ViewerCache,
): Promise<ViewerRow | undefined> {
  const cookies = request.headers.get("cookie");
  if (!cookies) return undefined;
  const read = async () => {
    const token = sessionToken(cookies, secret);
    return token ? findViewer(db, token, now) : undefined;
  };
  return remembered ? remembered.of(cookies, now, read) : read();
}

/**
 * Reads the viewer anew after a verb changed who they are or what they may. The same object learns it: the rules of this
 * request were made from it.
 */
export async function renewViewer(context: Context): Promise<Viewer> {
  const viewer = inSession(context);
  const row = await findViewerOfSession(context.db, viewer.sessionId, context.now());
  return row
    ? Object.assign(
        viewer,
        viewerFrom(shownIn(row, context.request), context.now(), context.services.settings),
      )
    : viewer;
}

/**
 * Somebody at work in the studio that the request's page shows, though they went to another one elsewhere: what the page asks and
 * does is for that one. As they are where the page names none, or one that they do not belong to any more.
 */
function shownIn(row: ViewerRow, request: Request): ViewerRow {
  const named = request.headers.get(STUDIO);
  const id = named && rowIdOf(named, "Workspace");
  const [current] = row.memberships;
  if (!id || id === current?.workspace.id) return row;
  const shown = row.memberships.find(({ workspace }) => workspace.id === id);
  return shown ? { ...row, memberships: [shown, ...row.memberships.filter((each) => each !== shown)] } : row;
}

/** Where they work now, for a page that shows another studio of theirs: its global id and its name. */
function toldStudio({ memberships }: ViewerRow): string {
  const { id, name } = memberships[0]!.workspace;
  return `${encodeGlobalID("Workspace", id)} ${encodeURIComponent(name)}`;
}

/** Where a network reaches the server, whoever runs the platform is nobody special without a second factor. */
export function viewerFrom(
  row: ViewerRow,
  now: Date,
  { isLoopbackDemo }: Pick<Settings, "isLoopbackDemo">,
): Viewer {
  const owesSecondFactor = !isLoopbackDemo && row.role === "superadmin" && !row.hasSecondFactor;
  const memberships = row.memberships.map(({ role, isAccountOwner, workspace, owner }) => ({
    workspaceId: workspace.id,
    workspace,
    tier: tierUnder(owner, workspace.subscriptionTier, now),
    owner: owner && { id: owner.id, fullName: owner.fullName },
    role: role as Role,
    isAccountOwner,
  }));
  const membership = memberships[0];
  const theirs = memberships.filter(({ workspace }) => workspace.ownerId === row.userId);
  const ownRole = owesSecondFactor ? "artist" : ((row.role ?? "artist") as Role);
  const { role, capabilities } = atWork({
    role: ownRole,
    capabilities: row.capabilities as Capability[],
    membership,
  });
  const tier = tierOf(
    {
      ...row,
      role,
      // A fan without a plan who works in somebody else's studio works on the studio's plan.
      userTier: membership && row.userTier === "fan_free" ? null : row.userTier,
      workspaceTier: membership?.tier ?? null,
    },
    now,
  );
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    email: row.email,
    isEmailProven: row.isEmailProven,
    owesSecondFactor,
    fullName: row.fullName,
    stageName: row.stageName,
    role,
    capabilities,
    tier,
    listeningTier: listeningTier(tier, fanSubscriptionOf(row)),
    ownTier:
      role === "superadmin"
        ? "enterprise"
        : highestTier([
            worksInStudio(ownRole)
              ? tierUnder(row, null, now)
              : tierOf({ ...row, role: ownRole, workspaceTier: null }, now),
            ...theirs.map(({ tier }) => tier),
          ]),
    trialEndsAt: row.trialEndsAt,
    convertedFromFan: row.convertedFromFan,
    conversionDate: row.conversionDate,
    onboardingCompleted: row.onboardingCompleted,
    onboardingStep: row.onboardingStep,
    memberships,
  };
}

const NOBODY = { userTier: null, subscriptionStatus: null, subscriptionPriceKey: null, trialEndsAt: null };

/** The plan of a studio of this owner's to which the administration gave a tier. */
function tierUnder(
  owner: ViewerRow["memberships"][number]["owner"] | ViewerRow,
  workspaceTier: string | null,
  now: Date,
): Tier {
  const record = owner ?? NOBODY;
  // From JSON: a moment comes as text.
  const trialEndsAt = record.trialEndsAt === null ? null : new Date(record.trialEndsAt);
  return studioTierOf({ ...record, workspaceTier, trialEndsAt }, now);
}

/** Whether a browser brings a session, valid or not: what is drawn for visitors is then not for it. */
export function hasSessionCookie(cookies: string | null): boolean {
  return COOKIES.some((name) => cookies?.includes(`${name}=`));
}

/** The session lasts thirty days from its last use: once a day the library renews row and cookie. */
async function rollSession(auth: Auth, request: Request, answerHeaders: Headers): Promise<void> {
  const { headers } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
  for (const cookie of headers?.getSetCookie() ?? []) answerHeaders.append("set-cookie", cookie);
}

/** The token inside the signed cookie, or null when the cookie is absent or not ours. */
function sessionToken(cookies: string, secret: string): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const equals = pair.indexOf("=");
    if (!COOKIES.includes(pair.slice(0, equals))) continue;
    const value = tryDecodeURIComponent(pair.slice(equals + 1));
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    const given = Buffer.from(value.slice(dot + 1), "base64");
    const expected = createHmac("sha256", secret).update(token).digest();
    if (dot > 0 && given.length === expected.length && timingSafeEqual(given, expected)) return token;
  }
  return null;
}
