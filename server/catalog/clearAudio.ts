import { listUsedAudioKeys } from "../../db/catalog/masterVersions.ts";
import type { JobContext } from "../jobContext.ts";

/** Deletes audio that was replaced. A file that a track uses, whoever named it, stays. */
export async function clearAudio(
  { db, services }: Pick<JobContext, "db" | "services">,
  { keys }: { keys: readonly string[] },
): Promise<void> {
  const used = await listUsedAudioKeys(db, keys);
  for (const key of keys) if (!used.includes(key)) await services.storage.delete(key);
}
