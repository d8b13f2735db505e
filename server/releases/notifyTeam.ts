import { listTeamIds } from "../../db/releases/team.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { viewerOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";

export interface Fact {
  source: string;
  text: NoticeText;
}

/** Tells a fact about a release to everybody who works on it, but to whoever made it. */
export async function notifyTeam(
  act: Act,
  { id, workspaceId }: { id: string; workspaceId: string },
  fact: Fact,
): Promise<void> {
  const link = `/releases/${id}`;
  for (const userId of await listTeamIds(act.trx, workspaceId))
    if (userId !== viewerOf(act.actor)?.userId) act.notify({ userId, topic: "releases", link, ...fact });
}
