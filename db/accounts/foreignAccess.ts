import { type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import { closeEmailChange } from "./emailChanges.ts";
import { closePasswordResets } from "./passwords.ts";
import { endSessions } from "./sessions.ts";

/**
 * Takes away every way into an account and its studios that was opened before its mailbox was proven: password, sessions,
 * known browsers, open changes, other members and owners, invitations, feeds and links. What was made stays. Returns how many
 * sessions ended.
 */
export async function dropForeignAccess(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<{ endedSessions: number }> {
  const inTheirStudio = sql<SqlBool>`"workspaceId" in (select id from workspace where "ownerId" = ${userId})`;
  await trx.deleteFrom("account").where("userId", "=", userId).execute();
  await trx.deleteFrom("knownDevice").where("userId", "=", userId).execute();
  await closePasswordResets(trx, userId, now);
  await closeEmailChange(trx, userId);
  await trx.deleteFrom("membership").where("userId", "!=", userId).where(inTheirStudio).execute();
  await trx
    .updateTable("invitation")
    .set({ revokedAt: now })
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where((eb) => eb.or([eb("invitedBy", "=", userId), inTheirStudio]))
    .execute();
  await trx
    .deleteFrom("calendarFeed")
    .where((eb) => eb.or([eb("userId", "=", userId), inTheirStudio]))
    .execute();
  await trx
    .updateTable("assetLink")
    .set({ revokedAt: now })
    .where("revokedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("createdBy", "=", userId),
        eb("assetId", "in", eb.selectFrom("asset").select("id").where(inTheirStudio)),
      ]),
    )
    .execute();
  return { endedSessions: (await endSessions(trx, userId, null)).length };
}
