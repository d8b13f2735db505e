import { type Kysely, sql, type Transaction } from "kysely";
import type { ReleaseFactsForSteps } from "../../domain/milestones/facts.ts";
import type { Subject } from "../../domain/sales/subjects.ts";
import type { DB } from "../tables.generated.ts";

/** SQL for "the newest splits of it are signed": its own, or where it has none, those of its songs. */
const SPLITS_SIGNED = sql<boolean>`(
  select coalesce(bool_and(whole) filter (where "isOwn"), bool_and(whole), false)
  from (
    select distinct on (sheet.subject) sheet.subject like 'release:%' as "isOwn",
      sheet."sentAt" is not null and not exists (
        select from "splitShare" share where share."sheetId" = sheet.id and share.answer <> 'signed') as whole
    from "splitSheet" sheet
    where sheet.subject = 'release:' || release.id or sheet.subject in (
      select 'track:' || song."trackId" from "releaseTrack" song where song."releaseId" = release.id)
    order by sheet.subject, sheet.version desc
  ) newest)`;

/** What is true of a release by now, in one statement. */
export async function findFactsForSteps(
  db: Kysely<DB>,
  releaseId: string,
): Promise<ReleaseFactsForSteps | undefined> {
  const { rows } = await sql<ReleaseFactsForSteps>`
    select release.state, release."wentLiveAt", release."coverKey" is not null as "hasCover", release.upc,
      count(track.id)::int as "trackCount",
      (count(track.id) filter (where track.state <> 'ready'))::int as "unreadyTracks",
      (count(track.id) filter (where track.isrc is null))::int as "tracksWithoutIsrc",
      ${SPLITS_SIGNED} as "splitsSigned"
    from release
      left join "releaseTrack" place on place."releaseId" = release.id
      left join track on track.id = place."trackId"
    where release.id = ${releaseId}::uuid group by release.id`.execute(db);
  return rows[0];
}

/** Releases of which something changed that a step may have waited for (`milestoneDue_of_release`). */
export async function listChangedReleases(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("milestoneDue").select("releaseId").distinct().limit(limit).execute();
  return rows.map(({ releaseId }) => releaseId);
}

/** Notes that a split was signed by everybody: releases that it is about are looked at again, where they have a plan. */
export async function noteSignedSplit(trx: Transaction<DB>, { kind, id }: Subject): Promise<void> {
  const releases =
    kind === "release"
      ? sql`select ${id}::uuid as "releaseId"`
      : sql`select distinct "releaseId" from "releaseTrack" where "trackId" = ${id}::uuid`;
  await sql`
    insert into "milestoneDue" ("releaseId")
    select about."releaseId" from (${releases}) about
    where exists (select from milestone where milestone."releaseId" = about."releaseId")`.execute(trx);
}

/** Takes the notes of a release away before it is looked at: what changes from now on leaves new ones. */
export async function takeNotes(trx: Transaction<DB>, releaseId: string): Promise<void> {
  await trx.deleteFrom("milestoneDue").where("releaseId", "=", releaseId).execute();
}
