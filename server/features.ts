import { accounts } from "./accounts/feature.ts";
import { acting } from "./acting/feature.ts";
import { admin } from "./admin/feature.ts";
import { assets } from "./assets/feature.ts";
import { assistants } from "./assistants/feature.ts";
import { billing } from "./billing/feature.ts";
import { catalog } from "./catalog/feature.ts";
import { commerce } from "./commerce/feature.ts";
import { community } from "./community/feature.ts";
import { compliance } from "./compliance/feature.ts";
import { credits } from "./credits/feature.ts";
import { discover } from "./discover/feature.ts";
import { downloads } from "./downloads/feature.ts";
import type { AllJobs, Feature } from "./feature.ts";
import { finances } from "./finances/feature.ts";
import { flags } from "./flags/feature.ts";
import type { JobKind } from "./jobs.ts";
import { ledger } from "./ledger/feature.ts";
import { lexicon } from "./lexicon/feature.ts";
import { library } from "./library/feature.ts";
import { mailing } from "./mailing/feature.ts";
import { milestones } from "./milestones/feature.ts";
import { notifications } from "./notifications/feature.ts";
import type { KnownEvent } from "./payments/events.ts";
import { payments } from "./payments/feature.ts";
import { payouts } from "./payouts/feature.ts";
import { phone } from "./phone/feature.ts";
import { platform } from "./platform/feature.ts";
import { player } from "./player/feature.ts";
import { playlists } from "./playlists/feature.ts";
import { plays } from "./plays/feature.ts";
import { privacy } from "./privacy/feature.ts";
import { profiles } from "./profiles/feature.ts";
import type { StripeHandler } from "./providers/payments.ts";
import { publicPages } from "./publicPages/feature.ts";
import { releases } from "./releases/feature.ts";
import { reports } from "./reports/feature.ts";
import { sales } from "./sales/feature.ts";
import { search } from "./search/feature.ts";
import { sharing } from "./sharing/feature.ts";
import { splits } from "./splits/feature.ts";
import { spots } from "./spots/feature.ts";
import { sync } from "./sync/feature.ts";
import { taxes } from "./taxes/feature.ts";
import { workspaces } from "./workspaces/feature.ts";

/** Every feature, earlier ones first: one stands on those above it. */
export const FEATURES: readonly Feature[] = [
  acting,
  accounts,
  workspaces,
  billing,
  ledger,
  sales,
  payouts,
  finances,
  taxes,
  flags,
  lexicon,
  platform,
  payments,
  notifications,
  catalog,
  credits,
  releases,
  splits,
  compliance,
  milestones,
  assets,
  downloads,
  commerce,
  community,
  assistants,
  phone,
  player,
  plays,
  profiles,
  publicPages,
  library,
  mailing,
  discover,
  sharing,
  privacy,
  search,
  playlists,
  spots,
  reports,
  sync,
  admin,
];

export const JOBS: AllJobs = {
  ...acting.jobs,
  ...accounts.jobs,
  ...workspaces.jobs,
  ...billing.jobs,
  ...sales.jobs,
  ...payouts.jobs,
  ...lexicon.jobs,
  ...platform.jobs,
  ...payments.jobs,
  ...notifications.jobs,
  ...catalog.jobs,
  ...releases.jobs,
  ...splits.jobs,
  ...compliance.jobs,
  ...milestones.jobs,
  ...assets.jobs,
  ...downloads.jobs,
  ...assistants.jobs,
  ...phone.jobs,
  ...profiles.jobs,
  ...library.jobs,
  ...mailing.jobs,
  ...discover.jobs,
  ...privacy.jobs,
  ...spots.jobs,
  ...sync.jobs,
  ...admin.jobs,
};

export const JOB_KINDS = Object.keys(JOBS) as readonly JobKind[];

/** Who does something about which event of the payment provider, earlier features first. */
export function stripeHandlersOf(type: string): readonly StripeHandler[] {
  return FEATURES.flatMap(
    ({ stripe }) => (stripe && Object.hasOwn(stripe, type) && stripe[type as KnownEvent]) || [],
  );
}
