import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** How a browser stands to a person who signs in with it: known, new, or the first they ever used. */
export type Acquaintance = "known" | "new" | "first";

/** Remembers the browser for the person and says how well they knew each other before. */
export async function meetDevice(
  db: Kysely<DB>,
  device: { userId: string; deviceHash: string; now: Date },
): Promise<Acquaintance> {
  const { userId, deviceHash, now } = device;
  const known = await db
    .selectFrom("knownDevice")
    .select("deviceHash")
    .where("userId", "=", userId)
    .execute();
  await db
    .insertInto("knownDevice")
    .values({ userId, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflict((c) => c.columns(["userId", "deviceHash"]).doUpdateSet({ lastSeenAt: now }))
    .execute();
  if (known.some((row) => row.deviceHash === deviceHash)) return "known";
  return known.length === 0 ? "first" : "new";
}

/** Whether the account of this mailbox was opened with the browser before. */
export async function isKnownDevice(db: Kysely<DB>, email: string, deviceHash: string): Promise<boolean> {
  const known = await db
    .selectFrom("knownDevice")
    .innerJoin("user", "user.id", "knownDevice.userId")
    .select("knownDevice.userId")
    .where("user.email", "=", email)
    .where("knownDevice.deviceHash", "=", deviceHash)
    .executeTakeFirst();
  return known !== undefined;
}
