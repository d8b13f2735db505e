import type { PlannedRow } from "../../../db/releases/planner/plannedReleases.ts";
import { csvLine } from "../../../domain/csv.ts";
import type { PlanEntry } from "./planOf.ts";

const HEADINGS = [
  "id",
  "title",
  "version_title",
  "artists",
  "type",
  "state",
  "upc",
  "day",
  "time",
  "timezone",
  "moment_utc",
  "preorder_from_utc",
  "hints",
];

/** The plan as a CSV file: what has a day in its order, in the studio's time zone, then what has none. */
export function planFile(
  entries: readonly PlanEntry[],
  undated: readonly PlannedRow[],
  timezone: string,
): string {
  const lineOf = (release: PlannedRow, when: Pick<PlanEntry, "day" | "time" | "hints"> | null) =>
    csvLine([
      release.id,
      release.title,
      release.versionTitle,
      release.credits.join("; "),
      release.type,
      release.state,
      release.upc,
      when?.day,
      when?.time,
      when && timezone,
      release.date,
      release.preorderFrom,
      when?.hints.map(({ code }) => code).join("; "),
    ]);
  // With the mark by which spreadsheets know UTF-8.
  return [
    `\uFEFF${csvLine(HEADINGS)}`,
    ...entries.map((entry) => lineOf(entry.release, entry)),
    ...undated.map((release) => lineOf(release, null)),
  ].join("");
}
