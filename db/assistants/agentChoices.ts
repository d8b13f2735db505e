import type { Kysely, Selectable } from "kysely";
import type { DB } from "../tables.generated.ts";

export type AgentChoiceRow = Selectable<DB["agentChoice"]>;

/** What people chose of their assistants. */
export function listAgentChoices(db: Kysely<DB>, userIds: readonly string[]): Promise<AgentChoiceRow[]> {
  return db.selectFrom("agentChoice").selectAll().where("userId", "in", userIds).execute();
}

export async function setAgentChoice(db: Kysely<DB>, choice: AgentChoiceRow): Promise<void> {
  const { isActive, voice } = choice;
  await db
    .insertInto("agentChoice")
    .values(choice)
    .onConflict((on) => on.columns(["userId", "agentId"]).doUpdateSet({ isActive, voice }))
    .execute();
}
