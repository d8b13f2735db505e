import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { Talker } from "./conversations.ts";

export type CustomAgentRow = Selectable<DB["customAgent"]>;

export async function insertCustomAgent(db: Kysely<DB>, agent: Insertable<DB["customAgent"]>): Promise<void> {
  await db.insertInto("customAgent").values(agent).execute();
}

/** Assistants of the person's own among `ids`, of studios in which they have a place. */
export function findCustomAgents(
  db: Kysely<DB>,
  ids: readonly string[],
  talker: Talker,
): Promise<CustomAgentRow[]> {
  return db
    .selectFrom("customAgent")
    .selectAll()
    .where("id", "in", ids)
    .where("userId", "=", talker.userId)
    .where(({ eb, or }) =>
      or([
        eb("workspaceId", "is", null),
        ...(talker.workspaceIds.length ? [eb("workspaceId", "in", talker.workspaceIds)] : []),
      ]),
    )
    .execute();
}

/** The person's own in one studio, or without one, in the order in which they were made. */
export function listCustomAgents(
  db: Kysely<DB>,
  { userId, workspaceId }: { userId: string; workspaceId: string | null },
): Promise<CustomAgentRow[]> {
  return db
    .selectFrom("customAgent")
    .selectAll()
    .where("userId", "=", userId)
    .where("workspaceId", workspaceId === null ? "is" : "=", workspaceId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export async function updateCustomAgent(
  db: Kysely<DB>,
  id: string,
  facts: Updateable<DB["customAgent"]>,
): Promise<void> {
  await db.updateTable("customAgent").set(facts).where("id", "=", id).execute();
}

/** Takes an assistant away with everything that was said to it. */
export async function deleteCustomAgent(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("conversation").where("agentId", "=", id).execute();
  await db.deleteFrom("agentChoice").where("agentId", "=", id).execute();
  await db.deleteFrom("customAgent").where("id", "=", id).execute();
}
