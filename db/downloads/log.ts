import type { Kysely } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

interface Taken {
  userId: string | null;
  workspaceId: string;
  releaseId: string | null;
  trackId: string | null;
  format: string;
  bytes: number;
}

/** Notes that music was taken home. */
export async function logDownload(db: Kysely<DB>, taken: Taken, now: Date): Promise<void> {
  const { userId, workspaceId, releaseId, trackId, format, bytes } = taken;
  await db
    .insertInto("download")
    .values({ id: newId(), userId, workspaceId, releaseId, trackId, format, bytes, createdAt: now })
    .execute();
}
