import { accountsRows } from "../accounts/matrix.ts";
import { adminRows } from "../admin/matrix.ts";
import { assetsRows } from "../assets/matrix.ts";
import { assistantsRows } from "../assistants/matrix.ts";
import { billingRows } from "../billing/matrix.ts";
import { catalogRows } from "../catalog/matrix.ts";
import { commerceRows } from "../commerce/matrix.ts";
import { communityRows } from "../community/matrix.ts";
import { complianceRows } from "../compliance/matrix.ts";
import { creditsRows } from "../credits/matrix.ts";
import { discoverRows } from "../discover/matrix.ts";
import { downloadsRows } from "../downloads/matrix.ts";
import { financesRows } from "../finances/matrix.ts";
import { flagsRows } from "../flags/matrix.ts";
import { ledgerRows } from "../ledger/matrix.ts";
import { lexiconRows } from "../lexicon/matrix.ts";
import { libraryRows } from "../library/matrix.ts";
import { mailingRows } from "../mailing/matrix.ts";
import { milestonesRows } from "../milestones/matrix.ts";
import { notificationsRows } from "../notifications/matrix.ts";
import { paymentsRows } from "../payments/matrix.ts";
import { payoutsRows } from "../payouts/matrix.ts";
import { phoneRows } from "../phone/matrix.ts";
import { platformRows } from "../platform/matrix.ts";
import { playerRows } from "../player/matrix.ts";
import { playlistRows } from "../playlists/matrix.ts";
import { playsRows } from "../plays/matrix.ts";
import { privacyRows } from "../privacy/matrix.ts";
import { profilesRows } from "../profiles/matrix.ts";
import { publicPagesRows } from "../publicPages/matrix.ts";
import { releasesRows } from "../releases/matrix.ts";
import { reportsRows } from "../reports/matrix.ts";
import { salesRows } from "../sales/matrix.ts";
import { searchRows } from "../search/matrix.ts";
import { sharingRows } from "../sharing/matrix.ts";
import { splitsRows } from "../splits/matrix.ts";
import { spotsRows } from "../spots/matrix.ts";
import { syncRows } from "../sync/matrix.ts";
import { taxesRows } from "../taxes/matrix.ts";
import { workspacesRows } from "../workspaces/matrix.ts";
import { commonRows } from "./matrix/commonRows.ts";
import { wholeRows } from "./matrix/wholeRows.ts";
import { schema } from "./schema.ts";

/*
 * Who may do what: the contract (knowledge: reliability, section 3). One row for each root field, each kind of node, each
 * field that not everybody may read, each REST route. `authz.test.ts` fails on an operation without a row; `matrix/tryRows.ts` tries the
 * rows for real: every principal, own and somebody else's place, every plan.
 *
 * To add an operation, add a line to `server/<feature>/matrix.ts`:
 *
 *   "Mutation.archiveTrack": {},
 *
 * Who may is what `authz.generated.txt` says: `npm run generate` derives it from the rules beside the field, and you read its
 * diff. Where the code behind the field says something else, and for routes, `own` says who may in their own workspace (or on themselves)
 * and `other` who may in a foreign one (left out: nobody; a stranger gets the answer of a missing row, which is tried too):
 * a line of matrix/letters.ts, or the letters: `-` no, `Y` yes, `P` pro (a trial will do), `$` paid, `E` enterprise, `e` enterprise by one's own
 * plan. `input` builds the arguments from a `Kit` (matrix/kit.ts: one of each thing; add yours there, or insert it in `input`, which runs
 * inside the transaction of the cell); ids of usual things and the first version are filled in. A key may carry a second
 * word when an operation has more than one row: "Node.Track private". Try yours:
 *
 *   MATRIX=full npm test -- matrix/rows -t archiveTrack
 */

/** The rows as the features write them. */
export const ROWS = [
  commonRows,
  accountsRows,
  workspacesRows,
  ledgerRows,
  salesRows,
  flagsRows,
  lexiconRows,
  payoutsRows,
  financesRows,
  platformRows,
  paymentsRows,
  notificationsRows,
  catalogRows,
  creditsRows,
  releasesRows,
  complianceRows,
  milestonesRows,
  assetsRows,
  downloadsRows,
  billingRows,
  commerceRows,
  communityRows,
  assistantsRows,
  discoverRows,
  libraryRows,
  mailingRows,
  phoneRows,
  playerRows,
  playsRows,
  profilesRows,
  publicPagesRows,
  sharingRows,
  splitsRows,
  taxesRows,
  privacyRows,
  searchRows,
  playlistRows,
  spotsRows,
  reportsRows,
  syncRows,
  adminRows,
].flatMap((rows) => Object.entries(rows));

export const MATRIX = wholeRows(schema, ROWS);

/** What a visitor may read of the types that they can come to. Every other field of these types needs a row above. */
export const OPEN_FIELDS: Record<string, string> = {
  // By the link of an accountant; elsewhere behind Workspace.taxes.
  Dac7Total: "consideration currency fees isOverThreshold sales tax",
  TaxCountry: "base bps category country sales tax",
  TaxProfile: "address birthDate country kind legalName missing taxId usForm vatId vatRegistered version",
  TaxQuarter: "countries file from quarter to",
  TaxYear: "countries dac7 quarters totals year",
  TaxYearTotal: "discounts fees gross net processor refunds sales shared tax",
  AccountantView: "expiresAt profile ratesAsOf studio year years",
  AccountDeletion: "canceledAt code confirmedAt doneAt dueAt expiresAt requestedAt state",
  AiDisclosure: "composition instrumentation lyrics postProduction vocals",
  Artist: "avatarUrl followLevel followerCount id isFollowed name pagePath verified workspaceId",
  Contributor: "party role",
  Collection: "badges playlists releases tracks",
  DownloadWish: "failure format id progress state url",
  EarningsUnpaid: "earnings",
  FacetValue: "count value",
  GenreShelf: "genre releases",
  InvalidInput: "field",
  InvitationOffer: "email expiresAt inviter role studio",
  LyricLine: "startMs text",
  // Behind Profile.collection.
  ListeningBadge: "artist earnedAt kind release",
  Lyrics: "plain timed",
  Money: "amountMinor currency",
  OfferedRecoup: "cap label toName",
  OfferedShare: "bps isOwn isSigned isStudio name role",
  // Behind ownReport, which gives a visitor none.
  OwnReport: "createdAt decision reason standing text",
  // Behind Viewer.overwritten and Playlist.overwritten, which give a visitor none; what it stood in judges by itself.
  OverwrittenValue: "field isByViewer overwrittenAt overwrittenBy playlist release track value valueId",
  Party: "id name",
  Playlist:
    "collaborators coverUrls createdAt description folder id invitationPath isOwn itemCount items mayFill overwritten ownerName ownerPath path rule title updatedAt version visibility",
  // Behind Playlist.collaborators, which gives a visitor none.
  PlaylistCollaborator: "isViewer name userId",
  PlaylistItems: "addedAt addedBy artists available coverUrls durations ids isrcs pagePaths titles trackIds",
  PlayResult: "outcome reportId",
  PlaySession: "issuedAt token trackId",
  Platform:
    "legalContact noticeEn noticeEs platformFeeEnterpriseBps platformFeeProBps platformFeeTrialBps signUp supportEmail uploadMegabytes",
  Post: "authorId authorName body createdAt id likesCount title workspaceId",
  Product: "currency id inventory mediaUrl name price sku type workspaceId",
  Profile:
    "artist avatarUrl bio collection followerCount following handle handleChangeableAt headerUrl id isCollectionPublic isOwn isPublic kind links location name posts products releases version",
  ProfileLink: "host service url",
  Release:
    "albumSplit artistNames artists cLine catalogNumber coverAlt coverHeight coverUrl coverWidth creditsText currency date description duration excludedTerritories genre id isAiDisputed isExplicit isPriceFixed isSaved " +
    "label language licence originalReleaseDay ownReport pLine pagePath priceMinor related runningOrder slug state suggestedPriceMinor territories title trackAt trackCount tracks type upc version versionTitle workspaceId",
  ReleaseTrack: "disc isInstant position track",
  RightsLine: "owner year",
  SearchFacets: "bpm genre key mood price type year",
  Text: "code message params",
  Track:
    "aiDisclosure artistNames artists bpm contributors coverUrl createdAt creditsText currency downloadAllowed duration explicit failure furtherMoods genre id instruments isAiDisputed isCover isLiked isLive isPriceFixed isRemix isrc key language levelDb lossless lyrics maxFreePlays mood ownReport pLineOwner pLineYear pagePath parent peaks previewStartMs priceMinor progress radio recordingCountry recordingYear release releaseId state stream subGenre suggestedPriceMinor title updatedAt version versionTitle visibility workspaceId works",
  SplitOffer:
    "answer answeredAt contentHash coverUrl effectiveFrom incomeTypes isOpen kind reason recoup shares signedName state studio title version",
  StudiosNeedOwner: "studios",
  TrackStream: "expiresAt mimeType url",
  Work: "id isWhole iswc revision title writers",
  Writer: "party role",
  VocabularyList: "active description icon key labelEn labelEs terms",
  VocabularyTerm: "aliases isChoosable labelEn labelEs slug",
};
