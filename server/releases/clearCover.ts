import { isCoverShown } from "../../db/releases/releases.ts";
import type { JobContext } from "../jobContext.ts";
import { deleteCover } from "./coverFiles.ts";

/** Deletes the files of a cover that no release shows any more. */
export async function clearCover(
  { db, services }: Pick<JobContext, "db" | "services">,
  { coverKey }: { coverKey: string },
): Promise<void> {
  if (!(await isCoverShown(db, coverKey))) await deleteCover(services.storage, coverKey);
}
