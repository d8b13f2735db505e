import type { Kysely } from "kysely";
import { daysBefore, MISSED_SEARCHES_KEPT_DAYS } from "../../../domain/admin/analytics.ts";
import type { DB } from "../../tables.generated.ts";
import { countFinishedDays } from "./activity.ts";
import { deleteMissedSearches } from "./missedSearches.ts";

/** Makes numbers of who was here, and forgets the searches of long ago. May run as often as it likes. */
export async function tidyAnalytics(db: Kysely<DB>, now: Date): Promise<void> {
  // Yesterday stays: another server may have some of its last minutes in hand.
  await countFinishedDays(db, daysBefore(now, 1));
  await deleteMissedSearches(db, daysBefore(now, MISSED_SEARCHES_KEPT_DAYS - 1));
}
