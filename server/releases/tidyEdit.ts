import type { Updateable } from "kysely";
import type { WholeRelease } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { normaliseUpc } from "../../domain/catalog/identifiers.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { momentOf } from "../../domain/releases/localTime.ts";
import type { ReleaseEdit } from "../../domain/releases/release.ts";

export type ReleaseChange = Updateable<DB["release"]>;

const TEXTS = [
  "title",
  "versionTitle",
  "label",
  "catalogNumber",
  "description",
  "creditsText",
  "cLineOwner",
  "pLineOwner",
  "coverAlt",
] as const;
const AS_THEY_ARE = [
  "language",
  "originalReleaseDay",
  "cLineYear",
  "pLineYear",
  "preorderFrom",
  "priceMinor",
  "suggestedPriceMinor",
] as const;
/** What these columns hold when they are emptied; null stands for nothing to write. */
const WHEN_EMPTY = {
  licence: "all-rights-reserved",
  territories: [] as readonly string[],
  excludedTerritories: [] as readonly string[],
  audience: "public",
  coverAttested: false,
  hideFromSearch: false,
  isPriceFixed: false,
} as const;

/** An edit as it is stored: trimmed, codes without separators, what is empty as null. The type and the credits stand apart. */
export function tidyEdit(edit: ReleaseEdit): ReleaseChange {
  const change: Record<string, unknown> = {};
  for (const field of TEXTS) if (edit[field] !== undefined) change[field] = edit[field]?.trim() || null;
  for (const field of AS_THEY_ARE) if (edit[field] !== undefined) change[field] = edit[field];
  for (const [field, empty] of Object.entries(WHEN_EMPTY)) {
    const value = edit[field as keyof typeof WHEN_EMPTY];
    if (value !== undefined)
      change[field] = Array.isArray(value) ? [...new Set(value)].sort() : (value ?? empty);
  }
  if (edit.upc !== undefined) change.upc = edit.upc ? normaliseUpc(edit.upc) : null;
  if (edit.genre !== undefined) change.genre = edit.genre ? slugNow("GENRE", edit.genre) : null;
  return change as ReleaseChange;
}

/** Day, time and zone with the moment that they mean: the four are written together. Nothing when none was sent. */
export function tidyDate(
  { releaseDay, releaseTime, timezone }: ReleaseEdit,
  standing: Pick<WholeRelease, "releaseDay" | "releaseTime" | "timezone">,
  workspaceTimezone: string,
): ReleaseChange & { date?: Date | null } {
  if (releaseDay === undefined && releaseTime === undefined && timezone === undefined) return {};
  const day = releaseDay === undefined ? standing.releaseDay : releaseDay;
  const time = (releaseTime === undefined ? standing.releaseTime : (releaseTime ?? "00:00")).slice(0, 5);
  const zone = (timezone === undefined ? standing.timezone : timezone) ?? workspaceTimezone;
  return { releaseDay: day, releaseTime: time, timezone: zone, date: day ? momentOf(day, time, zone) : null };
}
