import { createHash } from "node:crypto";
import type { ReportRow } from "../../db/reports/reports.ts";
import type { SaidSong } from "../../db/reports/subjects.ts";
import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";

/** What songs say of AI, in one form: by their ids, whatever they are called. */
export function saidById(said: readonly SaidSong[]): Record<string, SaidSong["disclosure"]> {
  return Object.fromEntries(said.map(({ trackId, disclosure }) => [trackId, disclosure]));
}

/** Whether all that was told when it was judged is told still. Of a thing that is gone nothing is. */
export function isSaidStill({ judgedSaid }: ReportRow, now: readonly SaidSong[]): boolean {
  if (!judgedSaid) return false;
  const kept = saidById(now);
  return Object.entries(judgedSaid).every(
    ([trackId, told]) => trackId in kept && lineOf(kept[trackId]!) === lineOf(told),
  );
}

/** Names a report with what is told now: what is judged is what was read. */
export function seenOf({ id, version }: ReportRow, now: readonly SaidSong[]): string {
  const lines = now.map(({ trackId, disclosure }) => `${trackId} ${lineOf(disclosure)}`);
  return createHash("sha256")
    .update([id, version, ...lines].join("\n"))
    .digest("base64url")
    .slice(0, 22);
}

function lineOf(told: SaidSong["disclosure"]): string {
  return told ? AI_PARTS.map((part) => told[part]).join(" ") : "";
}
