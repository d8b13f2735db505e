import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";

/** A song of the story that nobody can hear yet. */
export interface Unrecorded {
  id: string;
  workspaceId: string;
  masterKey: string;
  createdAt: Date;
  /** Says which song it is, whatever its title has become. */
  seed: string;
}

const MARK = "story ";

/** What stands in place of a recording that will be made: the seed where its sum will be. */
export function toBeRecorded(seed: string) {
  return { masterBytes: 0, masterSha256: MARK + seed, state: "processing", progress: 0 };
}

export async function listUnrecorded(db: Kysely<DB>): Promise<Unrecorded[]> {
  const rows = await db
    .selectFrom("track")
    .select(["id", "workspaceId", "masterKey", "masterSha256", "createdAt"])
    .where("masterBytes", "=", 0)
    .where("masterSha256", "like", `${MARK}%`)
    .orderBy("visibility", "desc")
    .orderBy("createdAt")
    .execute();
  return rows.map(({ masterSha256, ...track }) => ({ ...track, seed: masterSha256.slice(MARK.length) }));
}

/** False when the track is gone, or has its recording already. */
export async function setMaster(trx: Transaction<DB>, trackId: string, bytes: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("track")
    .set({
      masterBytes: bytes.length,
      masterSha256: createHash("sha256").update(bytes).digest("hex"),
      updatedAt: new Date(),
    })
    .where("id", "=", trackId)
    .where("masterBytes", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
