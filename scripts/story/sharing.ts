import type { Transaction } from "kysely";
import { insertListeningLink } from "../../db/sharing/listeningLinks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { newToken } from "../../server/accounts/tokens.ts";
import { studioId, studioOf } from "./accounts.ts";
import { personId, storyId } from "./storyId.ts";

/** A radio and a magazine have the next record before it is out; one of them has had its time. */
export async function writeListeningLinks(trx: Transaction<DB>, now: Date): Promise<void> {
  const studio = studioOf("mara-lune");
  const { id: releaseId, workspaceId } = await trx
    .selectFrom("release")
    .select(["id", "workspaceId"])
    .where("workspaceId", "=", studioId(studio))
    .where("slug", "=", "low-tide-versions")
    .executeTakeFirstOrThrow();
  const given = [
    { label: "Radio Sur, morning show", createdDays: 6, openDays: 24, openings: 5 },
    { label: "Drift Magazine", createdDays: 16, openDays: -9, openings: 2 },
  ];
  for (const { label, createdDays, openDays, openings } of given) {
    const createdAt = new Date(now.getTime() - createdDays * DAY_MS);
    await insertListeningLink(trx, {
      ...{
        id: storyId(`listening link ${label}`, createdAt),
        workspaceId,
        releaseId,
        label,
        openings,
        createdAt,
      },
      tokenHash: newToken().hash,
      expiresAt: new Date(now.getTime() + openDays * DAY_MS),
      lastOpenedAt: new Date(createdAt.getTime() + 2 * DAY_MS),
      createdBy: personId(studio.owner),
    });
  }
}
