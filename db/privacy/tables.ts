import { type SqlBool, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import {
  addressed,
  either,
  type Fate,
  ofStudio,
  ofStudioBy,
  own,
  type Rows,
  underPseudonym,
  withoutNames,
} from "./steps.ts";

/** What is taken along of a table: into which file of the ZIP, and without which columns. */
export interface Taken {
  file: string;
  rows: Rows;
  /** Secrets and what is of no use outside: hashes, tokens, keys of our own store. */
  without?: readonly string[];
}

export interface TablePlan {
  fates: readonly Fate[];
  /** Null: nothing of it is about a person that does not stand in another table as well. */
  taken: Taken | null;
}

const mine = (file: string, column = "userId", without: readonly string[] = []): TablePlan => ({
  fates: [{ does: "delete", rows: own(column), with: "user" }],
  taken: { file, rows: own(column), without },
});

const ofMyStudio = (file: string, rows = ofStudio(), without: readonly string[] = []): TablePlan => ({
  fates: [{ does: "delete", rows, with: "workspace" }],
  taken: { file, rows, without },
});

const derived = (rows = ofStudio()): TablePlan => ({
  fates: [{ does: "delete", rows, with: "workspace" }],
  taken: null,
});

/** The artist they name would else stand in the way: they go first. */
const credits = (column: string, parent: string): TablePlan => {
  const rows = either(ofStudioBy(column, parent), ofStudioBy("artistId", "artist"));
  return { fates: [{ does: "delete", rows }], taken: { file: "music", rows } };
};

const impersonal = (because: string): TablePlan => ({ fates: [{ does: "nothing", because }], taken: null });

const PLATFORM_WORDS = "The platform's words for music.";

const mentionedIn = either(
  addressed("value"),
  addressed("identifier"),
  ({ addresses }) =>
    sql<SqlBool>`exists (select from unnest(${addresses}::text[]) address where position('"' || address || '"' in lower(value)) > 0)`,
);

/**
 * Every table of the database, and what becomes of a person's rows in it: when they are erased, and when they take their
 * data along. A new table needs its line here, or nothing compiles: whoever adds one decides. Most are one of the words
 * above: `mine` (goes with the account), `ofMyStudio` (goes with the studio), `derived` (as that, made from other rows),
 * `impersonal` (about nobody, for the reason given). A column added to a table may need its line, too.
 */
export const TABLES: Record<keyof DB, TablePlan> = {
  account: mine("account", "userId", ["password", "accessToken", "refreshToken", "idToken"]),
  activeDay: impersonal("Numbers."),
  activityDay: mine("account"),
  artist: ofMyStudio("studio"),
  asset: ofMyStudio("music"),
  assetDownload: {
    fates: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "That a file was taken home is the studio's to know; by whom is not.",
      },
    ],
    taken: { file: "history", rows: own("userId") },
  },
  assetLink: {
    fates: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("createdBy"),
        set: () => sql`"createdBy" = null`,
        because: "The link is the studio's, and others may hold it.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("assetId", "asset"), without: ["tokenHash"] },
  },
  assetVersion: {
    fates: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("uploadedBy"),
        set: () => sql`"uploadedBy" = null`,
        because: "A file that somebody brought to a studio is the studio's.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("assetId", "asset"), without: ["peaks"] },
  },
  audit: {
    fates: [
      {
        does: "auditErasure",
        because: "That something happened must stay provable; an id without a person is a pseudonym.",
      },
    ],
    taken: {
      file: "history",
      rows: either(
        own("actorId"),
        ({ userId }) => sql<SqlBool>`(entity = 'user' and "entityId" = ${userId}::text)`,
      ),
      without: ["hash", "whoHash", "whatHash"],
    },
  },
  auditHead: impersonal("A number and a hash."),
  auditPart: {
    fates: [{ does: "auditErasure", because: "Blank parts keep the chain whole." }],
    taken: {
      file: "history",
      // What they changed elsewhere is about others.
      rows: ({ userId, studioIds }) => sql<SqlBool>`(
        (part = 'who' and seq in (select seq from audit where "actorId" = ${userId}::uuid))
        or (part = 'what' and seq in (
          select seq from audit where (entity = 'user' and "entityId" = ${userId}::text)
            or ("actorId" = ${userId}::uuid and "workspaceId" = any(${studioIds}::uuid[])))))`,
      without: ["salt"],
    },
  },
  broadcast: {
    fates: [
      {
        does: "change",
        rows: ({ userId }) =>
          sql<SqlBool>`${userId}::uuid = any("targetUsers") or "createdBy" = ${userId}::uuid`,
        set: ({ userId }) =>
          sql`"targetUsers" = array_remove("targetUsers", ${userId}::uuid), "createdBy" = nullif("createdBy", ${userId}::uuid)`,
        because: "It was the platform's word to others.",
      },
    ],
    taken: null,
  },
  broadcastDelivery: mine("notifications"),
  calendarFeed: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId"), without: ["tokenHash"] },
  },
  consent: mine("account"),
  complianceDue: impersonal("Which releases must be looked at again."),
  complianceStatus: derived(),
  contributor: ofMyStudio("music", ofStudioBy("trackId", "track")),
  dataExport: mine("account"),
  deletionRequest: {
    fates: [
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null, "confirmTokenHash" = null`,
        because: "The page behind the status link goes on telling when it was done.",
      },
    ],
    taken: {
      file: "account",
      rows: own("userId"),
      without: ["confirmTokenHash", "statusTokenHash", "leftovers", "contact", "isReplay"],
    },
  },
  download: {
    fates: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "How often music was taken home is the artist's to know; by whom is not.",
      },
    ],
    taken: { file: "history", rows: own("userId") },
  },
  downloadWish: mine("history"),
  emailChange: mine("account", "userId", ["oldTokenHash", "newTokenHash"]),
  erasure: impersonal("Hashes of random ids: they tell a restored backup whom to forget again."),
  featureFlag: {
    fates: [
      {
        does: "change",
        rows: ({ userId }) =>
          sql<SqlBool>`${userId}::uuid = any("targetUsers") or "createdBy" = ${userId}::uuid`,
        set: ({ userId }) =>
          sql`"targetUsers" = array_remove("targetUsers", ${userId}::uuid), "createdBy" = nullif("createdBy", ${userId}::uuid)`,
        because: "The flag is the platform's.",
      },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: null,
  },
  follow: mine("social"),
  formerSlug: ofMyStudio("studio"),
  handleRedirect: mine("profile"),
  installation: {
    fates: [
      {
        does: "change",
        rows: own("claimedBy"),
        set: () => sql`"claimedBy" = null`,
        because: "That it was claimed must stay known, or the next person could claim it.",
      },
    ],
    taken: null,
  },
  "installation.secret": impersonal("A fingerprint of the secret that the servers share."),
  idempotencyKey: impersonal("Hashes of what was asked for and ids of what came of it; gone after 100 days."),
  invitation: {
    fates: [
      { does: "delete", rows: addressed("email") },
      {
        does: "change",
        rows: own("invitedBy"),
        set: () => sql`"invitedBy" = null`,
        because: "It is the studio's, and about somebody else.",
      },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: either(addressed("email"), own("invitedBy")), without: ["tokenHash"] },
  },
  isrcCounter: derived(),
  knownDevice: mine("account", "userId", ["deviceHash"]),
  lexiconCategory: impersonal(PLATFORM_WORDS),
  limitUse: {
    fates: [{ does: "delete", rows: ({ limitKeys }) => sql<SqlBool>`key = any(${limitKeys}::text[])` }],
    taken: null,
  },
  lyrics: ofMyStudio("music", ofStudioBy("trackId", "track")),
  masterVersion: ofMyStudio("music", ofStudioBy("trackId", "track")),
  measurement: derived(ofStudioBy("trackId", "track")),
  mail: {
    fates: [{ does: "delete", rows: addressed("to") }, withoutNames("subject", "body")],
    taken: { file: "mails", rows: addressed("to") },
  },
  membership: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId") },
  },
  notification: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      withoutNames("titleEn", "titleEs", "bodyEn", "bodyEs"),
    ],
    taken: { file: "notifications", rows: own("userId") },
  },
  milestone: {
    fates: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("assigneeId"),
        set: () => sql`"assigneeId" = null`,
        because: "The work stays with the studio; somebody else takes it.",
      },
      {
        does: "change",
        rows: own("closedById"),
        set: () => sql`"closedById" = null`,
        because: "That it is done stays with the release.",
      },
    ],
    taken: { file: "music", rows: either(ofStudio(), own("assigneeId")) },
  },
  milestoneDue: impersonal("Which releases must be looked at again."),
  milestoneNote: {
    fates: [
      { does: "delete", rows: ofStudioBy("milestoneId", "milestone"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What was said about the work stays with the studio, without a name.",
      },
    ],
    taken: { file: "music", rows: either(ofStudioBy("milestoneId", "milestone"), own("userId")) },
  },
  milestoneTemplate: ofMyStudio("music"),
  missedSearch: impersonal("What was looked for and how often, not by whom."),
  party: ofMyStudio("music"),
  passwordReset: mine("account", "userId", ["tokenHash"]),
  platformSetting: {
    fates: [
      {
        does: "change",
        rows: own("updatedBy"),
        set: () => sql`"updatedBy" = null`,
        because: "The setting is the platform's.",
      },
    ],
    taken: null,
  },
  post: {
    fates: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("authorId"),
        set: () =>
          sql`"authorId" = (select "ownerId" from workspace where workspace.id = post."workspaceId")`,
        because: "A studio's news are the studio's: they stay, under its owner's name.",
      },
    ],
    taken: { file: "posts", rows: either(own("authorId"), ofStudio()) },
  },
  postLike: mine("social"),
  preparedFile: derived(ofStudioBy("trackId", "track")),
  preference: mine("account"),
  product: ofMyStudio("store"),
  profile: mine("profile"),
  release: ofMyStudio("music"),
  releaseRevision: {
    fates: [
      { does: "delete", rows: ofStudioBy("releaseId", "release"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What changed on a release that is out stays with the release.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("releaseId", "release") },
  },
  waiver: {
    fates: [
      { does: "delete", rows: ofStudioBy("releaseId", "release"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What was left on a release on purpose stays with the release.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("releaseId", "release") },
  },
  releaseTrack: ofMyStudio("music", ofStudioBy("releaseId", "release")),
  releaseArtist: credits("releaseId", "release"),
  rendition: derived(ofStudioBy("trackId", "track")),
  savedView: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId") },
  },
  savedSearch: mine("account"),
  searchDoc: derived(),
  searchFacet: impersonal("Values of filters, such as genres and keys, each with its number."),
  "searchFeed.change": impersonal("Which things changed, by random ids, for two days."),
  "searchFeed.state": impersonal("A random id and a number."),
  session: mine("account", "userId", ["token"]),
  subscription: {
    fates: [
      underPseudonym(
        "Tax law asks for what was paid, when and for what.",
        sql`"customerId" = null, "paymentMethodBrand" = null, "paymentMethodLast4" = null, "workspaceId" = null, status = 'canceled'`,
      ),
    ],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
  termMerge: impersonal(PLATFORM_WORDS),
  termMergeItem: impersonal("Which things had a word that is gone, by random ids."),
  track: ofMyStudio("music"),
  trackArtist: credits("trackId", "track"),
  trackImport: {
    fates: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What a file changed in a studio stays the studio's.",
      },
    ],
    taken: { file: "music", rows: either(own("userId"), ofStudio()) },
  },
  trackWork: ofMyStudio("music", ofStudioBy("trackId", "track")),
  upload: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "music", rows: own("userId") },
  },
  user: {
    fates: [{ does: "delete", rows: own("id") }],
    taken: { file: "account", rows: own("id") },
  },
  verification: { fates: [{ does: "delete", rows: mentionedIn }], taken: null },
  vocabularyCategory: impersonal(PLATFORM_WORDS),
  vocabularyTerm: impersonal(PLATFORM_WORDS),
  waveform: derived(ofStudioBy("trackId", "track")),
  withdrawal: derived(),
  workspace: {
    fates: [{ does: "delete", rows: ofStudio("id") }],
    taken: { file: "studio", rows: ofStudio("id") },
  },
  work: ofMyStudio("music"),
  workWriter: ofMyStudio("music", ofStudioBy("workId", "work")),
};
