import * as rows from "../../db/mailing/mailFollows.ts";
import type { Act } from "../acting/verb.ts";

/** Whoever heard of artists by mail at this address, which is proven to be theirs now, follows them by account. */
export async function claimMailFollows(
  act: Pick<Act, "trx" | "now" | "refreshSearch" | "publish">,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const artistIds = await rows.claimMailFollows(act.trx, { userId, email, at: act.now });
  // Artists are found by how many follow them.
  if (artistIds.length > 0) act.refreshSearch("artist", artistIds);
  for (const id of artistIds) act.publish("libraryChanged", userId, { kind: "artist", id });
}
