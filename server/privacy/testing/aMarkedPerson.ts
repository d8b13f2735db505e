import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { appendAudit } from "../../../db/audit/appendAudit.ts";
import { newId } from "../../../db/ids.ts";
import { exportKey } from "../../../db/privacy/files.ts";
import { refreshSearchDocs } from "../../../db/search/searchDocs.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aTrack, aUser, aWorkspace } from "../../../db/testing/build.ts";
import { keysOf } from "../../../domain/assets/assetFiles.ts";
import { PICTURE_SHAPES, pictureFile } from "../../../domain/profiles/picture.ts";
import { keysAgainst } from "../../limits/limiter.ts";
import { incomingFolder } from "../../providers/incoming/folder.ts";
import { inEveryLanguage } from "../../providers/mail/testing.ts";
import type { TestServer } from "../../testing.ts";

/** Somebody with a word of their own in everything that the product may know of a person. */
export interface MarkedPerson {
  userId: string;
  email: string;
  studioId: string;
  /** Every word, by the place it was put in. */
  markers: Record<string, string>;
  /** Ids that lead to them: of the person, the studio and what hangs on these. */
  ids: string[];
}

/** The key of a picture that the person sent for an assistant. */
const AGENT_FACE = "0190f3a000007000800000ab";
const FAR = new Date("2100-01-01T00:00:00Z");

/** Plants a person into every table and folder that may hold something of them. A new table needs its row here. */
export async function aMarkedPerson(server: TestServer): Promise<MarkedPerson> {
  const { db, services, dataDir } = server;
  const markers: Record<string, string> = {};
  const mark = (place: string) => {
    markers[place] = `zqx${String(Object.keys(markers).length + 10)}marker`;
    return markers[place]!;
  };
  const insert = async <Table extends keyof DB>(table: Table, row: object) => {
    const id = newId();
    await db
      .insertInto(table)
      .values({ ...row, ...("id" in row && row.id === undefined ? { id } : {}) } as never)
      .execute();
    return id;
  };

  const email = `${mark("user.email")}@example.test`;
  const user = await aUser(db, {
    email,
    name: `Zoe ${mark("user.name")}`,
    stageName: mark("user.stageName"),
    phone: mark("user.phone"),
    image: mark("user.image"),
    artistData: JSON.stringify({ bio: mark("user.artistData") }),
    suspensionReason: mark("user.suspensionReason"),
    role: "artist",
  });
  const userId = user.id;
  const studio = await aWorkspace(db, {
    ownerId: userId,
    name: `${mark("workspace.name")} Studio`,
    slug: mark("workspace.slug"),
    tagline: mark("workspace.tagline"),
    suspensionReason: mark("workspace.suspensionReason"),
  });
  const workspaceId = studio.id;

  const profileId = await insert("profile", {
    id: undefined,
    userId,
    handle: mark("profile.handle"),
    bio: mark("profile.bio"),
    location: mark("profile.location"),
    links: [`https://${mark("profile.links")}.example`],
    avatarKey: "0190f3a0-0000-7000-8000-000000000001",
    isPublic: true,
  });
  await insert("handleRedirect", { userId, oldHandle: mark("handleRedirect") });
  await insert("account", {
    id: undefined,
    userId,
    accountId: userId,
    providerId: "credential",
    password: mark("account.password"),
    accessToken: mark("account.accessToken"),
  });
  await insert("session", {
    id: undefined,
    userId,
    token: mark("session.token"),
    userAgent: mark("session.userAgent"),
    ipAddress: mark("session.ipAddress"),
    expiresAt: FAR,
  });
  await insert("knownDevice", { userId, deviceHash: mark("knownDevice") });
  await insert("emailChange", {
    userId,
    newEmail: `${mark("emailChange.newEmail")}@example.test`,
    oldTokenHash: mark("emailChange.oldTokenHash"),
    newTokenHash: mark("emailChange.newTokenHash"),
    expiresAt: FAR,
  });
  await insert("verification", {
    id: mark("verification.id"),
    identifier: "a link",
    value: JSON.stringify({ email, name: mark("verification.value") }),
    expiresAt: FAR,
  });
  await insert("twoFactor", {
    id: undefined,
    userId,
    secret: mark("twoFactor.secret"),
    backupCodes: mark("twoFactor.backupCodes"),
  });
  await insert("passwordReset", { userId, tokenHash: mark("passwordReset"), expiresAt: FAR });
  await insert("consent", { userId, kind: "terms", given: true, textVersion: mark("consent") });
  await insert("preference", {
    userId,
    key: "offlineStorageUsed",
    value: JSON.stringify(mark("preference")),
  });
  await insert("limitUse", { key: keysAgainst([email])[0], count: 1, expiresAt: FAR });
  await insert("paymentCustomer", { userId, customerId: mark("paymentCustomer.customerId"), createdAt: FAR });
  await insert("checkoutAttempt", {
    id: undefined,
    userId,
    kind: "fan",
    wish: mark("checkoutAttempt.wish"),
    startedAt: FAR,
  });
  const invoiceId = await insert("planInvoice", {
    id: undefined,
    userId,
    subscriptionId: newId(),
    priceKey: "artist_pro_monthly",
    currency: "USD",
    country: "ES",
    totalMinor: 5999n,
    taxMinor: 0n,
    processorMinor: 204n,
    months: 1,
    earnedMonths: 1,
    paidAt: FAR,
  });
  await insert("planRefund", {
    id: newId(),
    invoiceId,
    minor: 5999n,
    taxMinor: 0n,
    deferredMinor: 0n,
    refundedAt: FAR,
  });
  await insert("planDispute", {
    ...{ id: newId(), invoiceId, state: "open", reason: "fraudulent", minor: 5999n, feeMinor: 1500n },
    openedAt: FAR,
  });
  await insert("secondPlan", {
    userId,
    subscriptionId: newId(),
    keptSubscriptionId: newId(),
    priceKey: "artist_pro_monthly",
    keptPriceKey: "artist_pro_monthly",
    foundAt: FAR,
  });
  await insert("subscription", {
    id: undefined,
    userId,
    customerId: mark("subscription.customerId"),
    subscriptionId: newId(),
    priceId: "price_pro_month",
    priceKey: "pro",
    kind: "studio",
    status: "active",
    currentPeriodStart: new Date(0),
    currentPeriodEnd: FAR,
    cancelAtPeriodEnd: false,
  });
  await insert("ledgerParty", { id: undefined, userId, createdAt: new Date(0) });
  const sellerId = await insert("ledgerParty", {
    id: undefined,
    workspaceId: studio.id,
    createdAt: new Date(0),
  });
  const saleId = await insert("sale", {
    id: undefined,
    buyerId: userId,
    buyerEmail: email,
    state: "pending",
    currency: "USD",
    country: "ES",
    totalMinor: 1000n,
    promoMinor: 0n,
    discounts: "[]",
    createdAt: FAR,
  });
  const saleLineId = await insert("saleLine", {
    id: undefined,
    saleId,
    position: 0,
    subject: `release:${newId()}`,
    title: mark("saleLine.title"),
    workspaceId: studio.id,
    sellerId,
    quantity: 1,
    unitMinor: 1000n,
    taxCategory: "digital",
    taxIncluded: true,
    taxBps: 2100,
    taxShippingBps: 2100,
    shippingMinor: 0n,
    feeBps: 0,
  });
  await insert("saleRefund", {
    id: undefined,
    saleId,
    state: "asked",
    minor: 1000n,
    askedById: userId,
    createdAt: FAR,
  });
  await insert("installation", { singleton: true, setupTokenHash: newId(), claimedBy: userId });
  await insert("featureFlag", {
    id: undefined,
    name: "OF_EVERYBODY",
    targetUsers: [userId],
    createdBy: userId,
  });
  const party = await db
    .selectFrom("ledgerParty")
    .select("id")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  await insert("taxEntry", {
    ...{ lineId: saleLineId, postedAt: new Date(), sellerId, grossMinor: 1n, discountMinor: 0n },
    ...{ refundedMinor: 0n, taxMinor: 0n, feeMinor: 0n, processorMinor: 0n, sharedMinor: 0n },
  });
  await insert("taxProfile", {
    ...{
      workspaceId: studio.id,
      version: 1,
      kind: "person",
      legalName: mark("taxProfile.legalName"),
      country: "DE",
    },
    ...{ address: mark("taxProfile.address"), taxId: mark("taxProfile.taxId"), vatRegistered: true },
    ...{ vatId: mark("taxProfile.vatId"), usForm: "none", updatedAt: new Date() },
  });
  await insert("accountantLink", {
    ...{ id: undefined, workspaceId: studio.id, tokenHash: mark("accountantLink.tokenHash"), years: [2026] },
    ...{ name: mark("accountantLink.name"), createdBy: userId, createdAt: new Date(), expiresAt: FAR },
  });
  await insert("payoutAccount", {
    ...{ partyId: party.id, generation: 1, country: "ES", createdAt: FAR },
    ...{ isComplete: true, payoutsEnabled: true, requirements: [], reading: 0 },
    accountId: mark("payoutAccount.accountId"),
  });
  await insert("payoutTerms", {
    ...{ partyId: party.id, schedule: "manual", thresholdMinor: 1000n, frozenAt: FAR },
    frozenReason: mark("payoutTerms.frozenReason"),
  });
  await insert("activityDay", { userId, day: new Date(0) });
  await insert("platformSetting", { key: "of a test", value: "1", updatedBy: userId });
  await insert("dataExport", {
    id: undefined,
    userId,
    state: "ready",
    requestedAt: new Date(0),
    expiresAt: FAR,
  });

  const words = { titleEn: "News", titleEs: "Novedades", bodyEn: ".", bodyEs: "." };
  const broadcastId = await insert("broadcast", {
    id: undefined,
    ...words,
    channels: ["app"],
    toEveryone: false,
    targetUsers: [userId],
    createdBy: userId,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  const delivery = { broadcastId, userId, channel: "email", state: "failed", createdAt: new Date(0) };
  await insert("broadcastDelivery", { id: undefined, ...delivery, reason: mark("broadcastDelivery") });
  const told = { topic: "team", link: "/settings/team", createdAt: new Date(0) };
  await insert("notification", {
    id: undefined,
    ...words,
    ...told,
    userId,
    source: mark("notification.source"),
    titleEn: mark("notification.title"),
    bodyEs: mark("notification.body"),
  });
  // What somebody else was told about them.
  const witness = await aUser(db);
  await insert("notification", {
    id: undefined,
    ...words,
    ...told,
    userId: witness.id,
    source: "a fact",
    titleEn: `${user.name} is on the team`,
    bodyEs: `${user.name} (${email}) está en el equipo`,
  });

  await insert("featureFlag", {
    id: undefined,
    workspaceId,
    name: "OF_THE_STUDIO",
    description: mark("featureFlag"),
  });
  await insert("formerSlug", { workspaceId, slug: mark("formerSlug") });
  await insert("invitation", {
    id: undefined,
    workspaceId,
    email: `${mark("invitation")}@example.test`,
    role: "manager",
    tokenHash: newId(),
    invitedBy: userId,
    expiresAt: FAR,
  });
  const artistId = await insert("artist", {
    id: undefined,
    workspaceId,
    name: mark("artist.name"),
    avatarKey: "art/0190f3a0-0000-7000-8000-000000000002.jpg",
  });
  const releaseId = await insert("release", {
    id: undefined,
    workspaceId,
    title: mark("release.title"),
    visibility: "public",
  });
  const { id: trackId, masterKey } = await aTrack(db, {
    workspaceId,
    releaseId,
    title: mark("track.title"),
    failureReason: mark("track.failureReason"),
    visibility: "public",
  });
  await insert("trackArtist", { trackId, artistId, position: 0 });
  await insert("overwrittenValue", {
    id: undefined,
    trackId,
    field: "title",
    value: JSON.stringify(mark("overwrittenValue.value")),
    overwrittenBy: userId,
    overwrittenAt: FAR,
  });
  await insert("lyrics", { trackId, plain: mark("lyrics.plain") });
  await insert("fileTag", { trackId, album: mark("fileTag.album"), genre: mark("fileTag.genre") });
  await insert("savedView", {
    id: undefined,
    userId,
    workspaceId,
    name: mark("savedView.name"),
    query: mark("savedView.query"),
  });
  await insert("savedSearch", {
    id: undefined,
    userId,
    name: mark("savedSearch.name"),
    query: mark("savedSearch.query"),
  });
  await insert("calendarFeed", {
    id: undefined,
    userId,
    workspaceId,
    tokenHash: mark("calendarFeed.tokenHash"),
  });
  await insert("trackImport", {
    id: undefined,
    workspaceId,
    userId,
    key: mark("trackImport.key"),
    fileName: mark("trackImport.fileName"),
    headings: [mark("trackImport.headings")],
    mapping: JSON.stringify([mark("trackImport.mapping")]),
    emptyClears: false,
    csv: mark("trackImport.csv"),
    state: "checked",
    report: JSON.stringify([{ name: mark("trackImport.report") }]),
  });
  await insert("masterVersion", {
    id: undefined,
    trackId,
    format: "wav",
    bytes: 1,
    sha256: mark("masterVersion.sha256"),
    durationMs: 1,
    replacedAt: new Date(),
  });
  await insert("measurement", { trackId, bpm: 120 });
  const partyId = await insert("party", { id: undefined, workspaceId, name: mark("party.name") });
  await insert("contributor", { trackId, partyId, role: "producer", position: 0 });
  const workId = await insert("work", { id: undefined, workspaceId, title: mark("work.title") });
  await insert("workWriter", { workId, partyId, role: "CA", shareBp: 10_000, position: 0 });
  await insert("trackWork", { trackId, workId, position: 0 });
  await insert("isrcCounter", { workspaceId, prefix: "ZZABC", year: 26, last: 1 });
  await insert("releaseArtist", { releaseId, artistId, position: 0 });
  await insert("releaseRevision", {
    id: undefined,
    releaseId,
    userId,
    reason: mark("releaseRevision.reason"),
    before: JSON.stringify({ upc: null }),
    after: JSON.stringify({ upc: mark("releaseRevision.after") }),
  });
  await insert("waiver", {
    releaseId,
    code: "titleAllCaps",
    subjectId: releaseId,
    userId,
    reason: mark("waiver.reason"),
  });
  await insert("milestoneTemplate", {
    ...{ id: undefined, workspaceId, name: mark("milestoneTemplate.name") },
    steps: JSON.stringify([{ key: "call", title: mark("milestoneTemplate.steps"), offsetDays: -7 }]),
  });
  const milestoneId = await insert("milestone", {
    ...{ id: undefined, workspaceId, releaseId, title: mark("milestone.title") },
    checklist: JSON.stringify([{ text: mark("milestone.checklist"), isDone: false }]),
    ...{ assigneeId: userId, closedById: userId },
  });
  await insert("milestoneNote", {
    ...{ id: undefined, milestoneId, userId, kind: "comment", text: mark("milestoneNote.text") },
  });
  await insert("milestoneDue", { releaseId });
  await insert("complianceStatus", {
    ...{ releaseId, workspaceId, status: "ok", blockers: 0, warnings: 0, infos: 0, score: 100, rules: 1 },
    checkedAt: new Date(),
  });
  const splitSheet = {
    ...{ workspaceId, version: 1, revision: 1, incomeTypes: ["sales"], createdAt: FAR, updatedAt: FAR },
    ...{ sentAt: FAR, contentHash: "0" },
  };
  await insert("splitSheet", {
    ...{ ...splitSheet, id: undefined, subject: `track:${trackId}`, title: mark("splitSheet.title") },
    ...{ recoupLabel: mark("splitSheet.recoupLabel"), recoupCapMinor: 1n, recoupCurrency: "USD" },
    recoupShareId: newId(),
  });
  // A share in the work of somebody else.
  const others = await aWorkspace(db);
  const otherSheetId = await insert("splitSheet", {
    ...{ ...splitSheet, id: undefined, workspaceId: others.id, subject: `track:${newId()}`, title: "Tide" },
  });
  const shareId = await insert("splitShare", {
    ...{ id: undefined, sheetId: otherSheetId, position: 0, name: mark("splitShare.name"), email },
    ...{ isStudio: false, role: "", bps: 10_000, partyId: party.id, answer: "signed", answeredAt: FAR },
    ...{ signedName: mark("splitShare.signedName"), signedById: userId, reason: mark("splitShare.reason") },
  });
  await insert("splitLink", { tokenHash: mark("splitLink.tokenHash"), shareId, createdAt: FAR });
  await insert("splitEarning", {
    ...{ lineId: saleLineId, partyId: party.id, currency: "USD", minor: 1n, isFree: false },
  });
  await insert("ledgerParty", {
    ...{ id: undefined, email, createdAt: new Date(0) },
  });
  await insert("rendition", {
    trackId,
    quality: "basic",
    mimeType: "audio/mpeg",
    bytes: 1,
    bitrate: 128,
    storageKey: `streams/${trackId}/basic.mp3`,
  });
  const taken = { trackId, format: "mp3" };
  await insert("preparedFile", {
    ...{ ...taken, setting: trackId, fingerprint: "f", bytes: 1, storageKey: `downloads/${trackId}/f.mp3` },
  });
  await insert("downloadWish", { id: undefined, userId, ...taken });
  await insert("download", { id: undefined, userId, workspaceId, releaseId, ...taken, bytes: 1 });
  await insert("waveform", { trackId, peaks: Buffer.from([1]) });
  await insert("withdrawal", { entityId: trackId, kind: "track", workspaceId, visibility: "public" });
  await insert("product", {
    id: undefined,
    workspaceId,
    name: mark("product.name"),
    sku: mark("product.sku"),
    type: "PHYSICAL",
    priceMinor: 100,
    currency: "USD",
  });
  const postId = await insert("post", {
    id: undefined,
    workspaceId,
    authorId: userId,
    title: mark("post.title"),
    body: mark("post.body"),
    visibility: "public",
  });
  await insert("postLike", { postId, userId });
  await insert("follow", { userId, artistId });
  const listId = await insert("curatedList", {
    id: undefined,
    ...{ titleEn: "Late trains", titleEs: "Trenes", curator: user.name, position: 1 },
    ...{ createdAt: FAR, updatedAt: FAR },
  });
  await insert("curatedItem", { listId, position: 0, releaseId });
  await insert("mailFollow", { id: undefined, artistId, email, askedAt: FAR });
  const playlistId = await insert("playlist", {
    ...{ id: undefined, ownerId: userId, createdAt: new Date(), updatedAt: new Date() },
    ...{ title: mark("playlist.title"), description: mark("playlist.description") },
    ...{ folder: mark("playlist.folder"), rule: mark("playlist.rule") },
    ...{ invitationId: newId(), invitationTokenHash: mark("playlist.invitationTokenHash") },
  });
  const entry = { id: undefined, trackId, orderKey: "i", addedBy: userId, addedAt: new Date() };
  await insert("playlistItem", { ...entry, playlistId });
  const friendsPlaylist = await insert("playlist", {
    ...{ id: undefined, ownerId: (await aUser(db)).id, title: "Ours", createdAt: FAR, updatedAt: FAR },
  });
  await insert("playlistCollaborator", { playlistId: friendsPlaylist, userId, joinedAt: FAR });
  const { id: friendsTrack } = await aTrack(db, { workspaceId: (await aWorkspace(db)).id });
  await insert("playlistItem", { ...entry, trackId: friendsTrack, playlistId: friendsPlaylist });
  await insert("trackLike", { userId, trackId, createdAt: new Date() });
  await insert("releaseSave", { userId, releaseId, createdAt: new Date() });
  const spotId = await insert("spot", {
    ...{ id: undefined, workspaceId, releaseId, trackId, text: mark("spot.text"), startMs: 0 },
    ...{ reason: mark("spot.reason"), createdAt: new Date(), updatedAt: new Date() },
  });
  await insert("spotShowing", { id: undefined, userId, spotId, handedAt: new Date() });
  await insert("spotDay", { spotId, day: new Date(0), seen: 1 });
  const reportId = await insert("report", {
    ...{
      id: undefined,
      workspaceId,
      subjectKind: "track",
      trackId,
      releaseId,
      reason: "aiUse",
      state: "granted",
    },
    ...{ title: mark("report.title"), artistNames: [mark("report.artistNames")], deciderId: userId },
    said: JSON.stringify([{ trackId, title: mark("report.said"), disclosure: null }]),
    judgedSaid: JSON.stringify({ [trackId]: null }),
    ...{ decision: mark("report.decision"), decidedAt: new Date() },
    ...{ appeal: mark("report.appeal"), appealedAt: new Date() },
    ...{ appealDecision: mark("report.appealDecision"), appealDecidedAt: new Date() },
    ...{ since: new Date(), createdAt: new Date() },
  });
  await insert("reportVoice", {
    ...{ id: undefined, reportId, userId, text: mark("reportVoice.text"), createdAt: new Date() },
  });
  const uploadId = await insert("upload", {
    id: undefined,
    userId,
    workspaceId,
    fileName: `${mark("upload.fileName")}.wav`,
    bytes: 1,
    state: "refused",
    reason: mark("upload.reason"),
  });
  await insert("uploadPiece", {
    ...{ uploadId, start: 0, bytes: 1, storageKey: `incoming/${uploadId}/${mark("uploadPiece.storageKey")}` },
  });
  await insert("trackDraft", {
    ...{ id: undefined, userId, workspaceId },
    fields: JSON.stringify({ title: mark("trackDraft.fields") }),
    updatedAt: new Date(),
  });
  const assetId = await insert("asset", {
    ...{ id: undefined, workspaceId, kind: "stem", name: mark("asset.name"), tags: [mark("asset.tags")] },
    ...{ licenceText: mark("asset.licenceText"), altText: mark("asset.altText") },
  });
  const assetVersionId = await insert("assetVersion", {
    ...{
      id: undefined,
      assetId,
      number: 1,
      fileName: mark("assetVersion.fileName"),
      format: "wav",
      bytes: 1,
    },
    ...{ sha256: mark("assetVersion.sha256"), preview: "making", uploadedBy: userId },
  });
  const linkId = await insert("assetLink", {
    ...{ id: undefined, assetId, tokenHash: mark("assetLink.tokenHash"), label: mark("assetLink.label") },
    ...{ allowsDownload: true, expiresAt: FAR, createdBy: userId },
  });
  await insert("play", {
    ...{ id: undefined, trackId, listenerId: userId, listenerKey: mark("play.listenerKey") },
    ...{ startedAt: new Date(), heardMs: 40_000, outcome: "counted", createdAt: new Date() },
  });
  await insert("playDay", { trackId, workspaceId, day: "2026-03-01", outcome: "counted", plays: 1 });
  await insert("workspacePlayDay", { workspaceId, day: "2026-03-01", outcome: "counted", slot: 0, plays: 1 });
  await insert("playMonth", { trackId, workspaceId, month: "2026-03-01", plays: 1 });
  await insert("discoverTrack", {
    ...{ trackId, workspaceId, genre: null, isExplicit: false, isAiMade: false },
    ...{ outAt: new Date(), monthPlays: 1, weekPlays: 1, shuffle: 0 },
  });
  await insert("trackLikeness", { trackId, otherId: trackId, score: 1 });
  await insert("likenessTaste", { listener: userId, userId, trackId, weight: 1 });
  await insert("likenessList", { playlistId, userId, trackId });
  await insert("likenessSize", { trackId, played: 1, listeners: 1, listed: 0 });
  await insert("playQueue", {
    ...{
      userId,
      deviceId: newId(),
      userAgent: mark("playQueue.userAgent"),
      trackIds: [trackId],
      currentId: trackId,
    },
    ...{ positionMs: 1_000, isPlaying: false, updatedAt: new Date() },
  });
  await insert("listeningLink", {
    ...{ id: undefined, workspaceId, releaseId, tokenHash: mark("listeningLink.tokenHash") },
    ...{ label: mark("listeningLink.label"), expiresAt: FAR, createdBy: userId },
  });
  await insert("agentChoice", {
    userId,
    agentId: newId(),
    isActive: false,
    voice: mark("agentChoice.voice"),
  });
  const conversationId = await insert("conversation", {
    ...{ id: undefined, userId, workspaceId, agentId: newId(), title: mark("conversation.title") },
    ...{ createdAt: FAR, usedAt: FAR },
  });
  const messageId = await insert("chatMessage", {
    ...{ id: undefined, conversationId, role: "user", content: mark("chatMessage.content"), state: "done" },
    ...{ page: mark("chatMessage.page"), createdAt: FAR },
  });
  await insert("proposal", {
    ...{ id: undefined, messageId, workspaceId, verb: "updateRelease", asksTwice: false, createdAt: FAR },
    ...{ about: mark("proposal.about"), path: mark("proposal.path"), why: mark("proposal.why") },
    variables: JSON.stringify({ title: mark("proposal.variables") }),
    diff: JSON.stringify([{ after: mark("proposal.diff") }]),
    before: JSON.stringify({ title: mark("proposal.before") }),
    made: JSON.stringify({ title: mark("proposal.made") }),
    ...{ baseVersion: "{}", fingerprint: "", state: "applied" },
  });
  await insert("coverDraft", {
    ...{ id: undefined, messageId, workspaceId, releaseId, place: 0, createdAt: FAR },
    ...{ motif: "sunset", seed: mark("coverDraft.seed"), genre: mark("coverDraft.genre") },
    ...{ title: mark("coverDraft.title"), artists: mark("coverDraft.artists") },
    made: JSON.stringify({ coverKey: mark("coverDraft.made") }),
  });
  await insert("customAgent", {
    ...{ id: undefined, userId, workspaceId, level: "MIN", voice: "alba", createdAt: FAR },
    ...{ name: mark("customAgent.name"), role: mark("customAgent.role") },
    ...{ description: mark("customAgent.description"), persona: mark("customAgent.persona") },
    skills: JSON.stringify([{ name: mark("customAgent.skills"), value: 90 }]),
    ...{ areas: "[]", avatar: AGENT_FACE, header: "waves" },
  });
  const agentPictureId = await insert("agentPicture", {
    ...{ id: undefined, userId, usedAt: FAR },
    kind: "avatar",
    key: AGENT_FACE,
  });
  for (const payer of [{ workspaceId }, { userId }])
    await insert("aiBudget", { ...{ id: newId(), month: "2026-11-01", usedMicros: 40 }, ...payer });
  await insert("phoneCall", {
    ...{ id: undefined, workspaceId, userId, toNumber: mark("phoneCall.toNumber") },
    ...{ extension: mark("phoneCall.extension"), fromNumber: mark("phoneCall.fromNumber") },
    ...{ status: "completed", createdAt: FAR, answeredAt: FAR, endedAt: FAR },
  });
  await insert("assetDownload", { id: undefined, assetId, versionId: assetVersionId, userId, linkId });
  await db.transaction().execute(async (trx) => {
    await refreshSearchDocs(trx, "track", [trackId]);
    await refreshSearchDocs(trx, "release", [releaseId]);
    await refreshSearchDocs(trx, "artist", [artistId]);
    await refreshSearchDocs(trx, "post", [postId]);
  });

  await services.mailer.send({
    to: email,
    ...inEveryLanguage(mark("mail.subject"), `Hello, ${mark("mail.body")}`),
  });
  // What others keep of them: a letter with their name.
  await services.mailer.send({
    to: "somebody.else@example.test",
    ...inEveryLanguage(
      `${user.name} invites you to ${studio.name}`,
      `${user.name} (${email}) would like to have you.`,
    ),
  });
  await db.transaction().execute(async (trx) => {
    const entry = { actorId: userId, entity: "user", entityId: userId, ip: mark("audit.ip") };
    const former = `${mark("audit.email")}@example.test`;
    await appendAudit(trx, {
      ...entry,
      action: "user.email.change",
      before: { email: former },
      after: { email },
    });
    await appendAudit(trx, {
      ...entry,
      action: "workspace.rename",
      entity: "workspace",
      entityId: workspaceId,
      workspaceId,
      after: { name: mark("audit.workspace") },
    });
    // Somebody else's act that names them.
    await appendAudit(trx, {
      actorId: null,
      action: "member.invite",
      entity: "invitation",
      entityId: newId(),
      after: { email: former, name: user.name },
    });
  });
  await services.mailer.send({
    to: `${markers["audit.email"]}@example.test`,
    ...inEveryLanguage("To an old address", "."),
  });

  const put = async (key: string, place: string) => {
    const file = path.join(dataDir, "planting");
    await writeFile(file, `binary ${mark(place)}`);
    await services.storage.put(key, file, "application/octet-stream");
    // Only the copy in the store is to be found.
    await writeFile(file, "");
  };
  const [{ id: exportId }] = (await db
    .selectFrom("dataExport")
    .select("id")
    .where("userId", "=", userId)
    .execute()) as [{ id: string }];
  await put(masterKey, "file of a master");
  await put(`streams/${trackId}/basic.mp3`, "file of a stream");
  await put("covers/art/0190f3a0-0000-7000-8000-000000000002.jpg", "file of a cover");
  for (const width of PICTURE_SHAPES.avatar.widths)
    await put(
      `pictures/${profileId}/${pictureFile("avatar", "0190f3a0-0000-7000-8000-000000000001", width)}`,
      `file of a picture of ${width} pixels`,
    );
  for (const width of PICTURE_SHAPES.avatar.widths)
    await put(
      `agents/${agentPictureId}/${pictureFile("avatar", AGENT_FACE, width)}`,
      `file of an assistant's face of ${width} pixels`,
    );
  await put(exportKey(exportId), "file of an export");
  await put(`downloads/${trackId}/f.mp3`, "file of a download");
  for (const key of keysOf(assetVersionId)) await put(key, `file of an asset, ${key.slice(-9)}`);
  await mkdir(path.join(dataDir, "work", assetVersionId), { recursive: true });
  await writeFile(
    path.join(dataDir, "work", assetVersionId, "basic.mp3"),
    mark("file of a stream under way"),
  );
  await mkdir(incomingFolder(dataDir), { recursive: true });
  await writeFile(path.join(incomingFolder(dataDir), uploadId), mark("file of an upload"));
  await writeFile(path.join(incomingFolder(dataDir), `${uploadId}.json`), mark("description of an upload"));
  await mkdir(path.join(dataDir, "work", exportId), { recursive: true });
  await writeFile(path.join(dataDir, "work", exportId, "export.zip"), mark("file of an export under way"));

  return {
    userId,
    email,
    studioId: workspaceId,
    markers,
    ids: [
      userId,
      workspaceId,
      profileId,
      artistId,
      releaseId,
      trackId,
      workId,
      postId,
      uploadId,
      assetId,
      spotId,
      reportId,
    ],
  };
}
