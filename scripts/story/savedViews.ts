import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { tidyQuery } from "../../domain/catalog/savedView.ts";
import { studioId, studioOf } from "./accounts.ts";
import { storyId } from "./storyId.ts";

const SAVED = new Date("2026-03-02T10:00:00Z");
const VIEWS = [
  { name: "No ISRC yet", query: "lacking=isrc", columns: ["title", "artistNames", "isrc", "visibility"] },
  { name: "For the dance floor", query: "bpmMin=120&sort=title", columns: [] },
];

/** Two ways in which the demo's artist looks at her catalog. */
export async function writeSavedViews(trx: Transaction<DB>): Promise<void> {
  const workspaceId = studioId(studioOf("mara-lune"));
  const { ownerId } = await trx
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("savedView")
    .values(
      VIEWS.map(({ name, query, columns }) => ({
        id: storyId(`view ${name}`, SAVED),
        userId: ownerId,
        workspaceId,
        name,
        query: tidyQuery(query),
        columns,
        createdAt: SAVED,
      })),
    )
    .execute();
}
