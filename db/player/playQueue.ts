import { type Kysely, type Selectable, sql } from "kysely";
import type { DB, PlayQueue } from "../tables.generated.ts";

export type PlayQueueRow = Selectable<PlayQueue>;

/** What a device says of the music. */
export interface SaidQueue {
  userId: string;
  deviceId: string;
  userAgent: string | null;
  /** Null where they are the same as before. */
  trackIds: readonly string[] | null;
  currentId: string | null;
  positionMs: number;
  isPlaying: boolean;
  at: Date;
}

/** The queue of a person; none for somebody who never heard anything. */
export function findPlayQueue(db: Kysely<DB>, userId: string): Promise<PlayQueueRow | undefined> {
  return db.selectFrom("playQueue").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/**
 * Keeps what a device says. A deed of the person's makes that device the one that counts; how far the music came is taken from
 * that device alone. False where another one counts.
 */
export async function keepPlayQueue(db: Kysely<DB>, said: SaidQueue, isDeed: boolean): Promise<boolean> {
  const { userId, deviceId, userAgent, currentId, positionMs, isPlaying, at } = said;
  const trackIds = said.trackIds && sql`${said.trackIds}::uuid[]`;
  const { numAffectedRows } = await sql`
    insert into "playQueue" ("userId", "deviceId", "userAgent", "trackIds", "currentId", "positionMs", "isPlaying", "updatedAt")
    values (${userId}::uuid, ${deviceId}::uuid, ${userAgent}, ${trackIds ?? sql`'{}'::uuid[]`}, ${currentId}::uuid, ${positionMs},
      ${isPlaying}, ${at})
    on conflict ("userId") do update set
      "deviceId" = excluded."deviceId", "userAgent" = excluded."userAgent",
      "trackIds" = ${trackIds ? sql`excluded."trackIds"` : sql`"playQueue"."trackIds"`},
      "currentId" = excluded."currentId", "positionMs" = excluded."positionMs", "isPlaying" = excluded."isPlaying",
      "updatedAt" = excluded."updatedAt"
    where ${isDeed} or "playQueue"."deviceId" = excluded."deviceId"`.execute(db);
  return numAffectedRows === 1n;
}
