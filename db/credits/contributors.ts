import type { Kysely, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { PartyRow } from "./parties.ts";

export interface ContributorRow {
  trackId: string;
  role: string;
  party: PartyRow;
}

/** The credits of tracks that the viewer has already been given, in their order; one statement for many tracks. */
export async function listContributors(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<ContributorRow[]> {
  const rows = await db
    .selectFrom("contributor")
    .innerJoin("party", "party.id", "contributor.partyId")
    .where("contributor.trackId", "in", trackIds)
    .selectAll("party")
    .select(["contributor.trackId", "contributor.role"])
    .orderBy("contributor.position")
    .execute();
  return rows.map(({ trackId, role, ...party }) => ({ trackId, role, party }));
}

/** Replaces the credits of a track; their order is the order in which they are printed. */
export async function replaceContributors(
  trx: Transaction<DB>,
  trackId: string,
  credits: readonly { partyId: string; role: string }[],
): Promise<void> {
  await trx.deleteFrom("contributor").where("trackId", "=", trackId).execute();
  if (credits.length === 0) return;
  const rows = credits.map((credit, position) => ({ trackId, ...credit, position }));
  await trx.insertInto("contributor").values(rows).execute();
}
