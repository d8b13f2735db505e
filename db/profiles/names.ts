import { sql, type Transaction } from "kysely";
import { updateUser } from "../accounts/users.ts";
import type { DB } from "../tables.generated.ts";
import type { ProfileRow } from "./profiles.ts";

/** Gives a fan another full name. */
export async function writeFullName(
  trx: Transaction<DB>,
  { userId }: ProfileRow,
  name: string,
  now: Date,
): Promise<undefined> {
  await updateUser(trx, userId, { name, updatedAt: now });
}

/** Gives an artist another stage name, and the music that went by the old one with it. Returns the credited name that changed. */
export async function writeStageName(
  trx: Transaction<DB>,
  { userId, artistId }: ProfileRow,
  stageName: string,
  now: Date,
): Promise<{ id: string } | undefined> {
  await updateUser(trx, userId, { stageName, updatedAt: now });
  if (!artistId) return undefined;
  return (
    trx
      .updateTable("artist")
      .set({ name: stageName })
      .where("id", "=", artistId)
      // A studio credits a name once: where it knows the new one already, the person goes by that.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("artist as other")
              .whereRef("other.workspaceId", "=", "artist.workspaceId")
              .whereRef("other.id", "!=", "artist.id")
              .where(sql`lower(other.name)`, "=", stageName.toLowerCase())
              .select("other.id"),
          ),
        ),
      )
      .returning("id")
      .executeTakeFirst()
  );
}
