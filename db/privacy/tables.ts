import { accountsTables } from "../accounts/privacy.ts";
import { actingTables } from "../acting/privacy.ts";
import { adminTables } from "../admin/privacy.ts";
import { assetsTables } from "../assets/privacy.ts";
import { assistantTables } from "../assistants/privacy.ts";
import { auditTables } from "../audit/privacy.ts";
import { billingTables } from "../billing/privacy.ts";
import { catalogTables } from "../catalog/privacy.ts";
import { commerceTables } from "../commerce/privacy.ts";
import { communityTables } from "../community/privacy.ts";
import { complianceTables } from "../compliance/privacy.ts";
import { creditsTables } from "../credits/privacy.ts";
import { discoverTables } from "../discover/privacy.ts";
import { downloadsTables } from "../downloads/privacy.ts";
import { flagsTables } from "../flags/privacy.ts";
import { installationTables } from "../installation/privacy.ts";
import { ledgerTables } from "../ledger/privacy.ts";
import { lexiconTables } from "../lexicon/privacy.ts";
import { libraryTables } from "../library/privacy.ts";
import { limitsTables } from "../limits/privacy.ts";
import { mailingTables } from "../mailing/privacy.ts";
import { milestonesTables } from "../milestones/privacy.ts";
import { notificationsTables } from "../notifications/privacy.ts";
import { paymentsTables } from "../payments/privacy.ts";
import { payoutsTables } from "../payouts/privacy.ts";
import { phoneTables } from "../phone/privacy.ts";
import { platformTables } from "../platform/privacy.ts";
import { playerTables } from "../player/privacy.ts";
import { playlistTables } from "../playlists/privacy.ts";
import { playsTables } from "../plays/privacy.ts";
import { profilesTables } from "../profiles/privacy.ts";
import { releasesTables } from "../releases/privacy.ts";
import { reportsTables } from "../reports/privacy.ts";
import { salesTables } from "../sales/privacy.ts";
import { searchTables } from "../search/privacy.ts";
import { sharingTables } from "../sharing/privacy.ts";
import { splitsTables } from "../splits/privacy.ts";
import { spotsTables } from "../spots/privacy.ts";
import { syncTables } from "../sync/privacy.ts";
import type { DB } from "../tables.generated.ts";
import { taxesTables } from "../taxes/privacy.ts";
import { workspacesTables } from "../workspaces/privacy.ts";
import type { TablePlan } from "./plans.ts";
import { privacyTables } from "./privacy.ts";

/**
 * Every table of the database, and what becomes of a person's rows in it. Each feature says it of its own tables in
 * `db/<feature>/privacy.ts`, mostly by a word of plans.ts; a new table without a plan does not compile. A column added to a
 * table may ask for another plan, too.
 */
export const TABLES: Record<keyof DB, TablePlan> = {
  ...accountsTables,
  ...actingTables,
  ...adminTables,
  ...assetsTables,
  ...auditTables,
  ...billingTables,
  ...catalogTables,
  ...commerceTables,
  ...communityTables,
  ...complianceTables,
  ...creditsTables,
  ...discoverTables,
  ...downloadsTables,
  ...flagsTables,
  ...installationTables,
  ...ledgerTables,
  ...lexiconTables,
  ...libraryTables,
  ...limitsTables,
  ...mailingTables,
  ...milestonesTables,
  ...notificationsTables,
  ...paymentsTables,
  ...payoutsTables,
  ...phoneTables,
  ...assistantTables,
  ...platformTables,
  ...playerTables,
  ...playlistTables,
  ...playsTables,
  ...privacyTables,
  ...profilesTables,
  ...releasesTables,
  ...salesTables,
  ...searchTables,
  ...sharingTables,
  ...splitsTables,
  ...reportsTables,
  ...spotsTables,
  ...syncTables,
  ...taxesTables,
  ...workspacesTables,
};
