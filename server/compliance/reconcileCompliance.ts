import { sweepNotes } from "../../db/compliance/statuses.ts";
import type { JobContext } from "../jobContext.ts";
import { recount } from "./recount.ts";

/** Counts anew what changed and nobody looked at since, and forgets notes of releases that are gone. */
export async function reconcileCompliance({ db }: Pick<JobContext, "db">): Promise<void> {
  await recount(db, null);
  await sweepNotes(db);
}
