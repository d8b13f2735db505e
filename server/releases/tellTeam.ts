import type { Transaction } from "kysely";
import { listTeamIds } from "../../db/releases/team.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { type Notice, notify } from "../notifications/notify.ts";

/** Tells a fact about a release to everybody who works on it, but to whoever made it. */
export async function tellTeam(
  trx: Transaction<DB>,
  release: { id: string; workspaceId: string },
  fact: { source: string; text: NoticeText; byUserId?: string | undefined },
  at: Date,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const userId of await listTeamIds(trx, release.workspaceId)) {
    if (userId === fact.byUserId) continue;
    const link = `/releases/${release.id}`;
    notices.push(await notify(trx, { userId, topic: "releases", link, ...fact }, at));
  }
  return notices;
}
