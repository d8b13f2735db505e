import { type Kysely, sql, type Transaction } from "kysely";
import { needsNewOwner, type SoleStudio } from "../../domain/privacy/deletion.ts";
import type { DB } from "../tables.generated.ts";
import { settleOwner } from "../workspaces/members.ts";

/** Studios that only this person owns. */
export async function listSoleStudios(db: Kysely<DB>, userId: string): Promise<SoleStudio[]> {
  const { rows } = await sql<SoleStudio>`
    select workspace.id, workspace.name, workspace."deletedAt" is not null as "isDeleted",
      (select count(*)::int from membership other where other."workspaceId" = workspace.id and other."userId" <> ${userId}) as others
    from workspace
    where (workspace."ownerId" = ${userId} or exists (
        select from membership own
        where own."workspaceId" = workspace.id and own."userId" = ${userId} and own."isAccountOwner"))
      and not exists (
        select from membership other
        where other."workspaceId" = workspace.id and other."userId" <> ${userId} and other."isAccountOwner")
    order by workspace."createdAt", workspace.id
  `.execute(db);
  return rows;
}

/**
 * Settles who owns what without the person: a studio with another owner stays theirs, one that somebody joined meanwhile
 * goes to whoever is there longest. Returns the studios that go with the person.
 */
export async function leaveStudios(trx: Transaction<DB>, userId: string): Promise<string[]> {
  // Nobody joins or leaves meanwhile: every change of a team holds its workspace first.
  await sql`
    select id from workspace where "ownerId" = ${userId} or id in (select "workspaceId" from membership where "userId" = ${userId})
    order by id for update
  `.execute(trx);
  const sole = await listSoleStudios(trx, userId);
  for (const { id } of sole.filter(needsNewOwner)) await crownHeir(trx, id, userId);
  const going = sole.filter((studio) => !needsNewOwner(studio)).map(({ id }) => id);
  await trx.deleteFrom("membership").where("userId", "=", userId).execute();
  const kept = await trx.selectFrom("workspace").select("id").where("ownerId", "=", userId).execute();
  for (const { id } of kept) if (!going.includes(id)) await settleOwner(trx, id);
  return going;
}

async function crownHeir(trx: Transaction<DB>, workspaceId: string, userId: string): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ isAccountOwner: true })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("membership")
        .select("id")
        .where("workspaceId", "=", workspaceId)
        .where("userId", "!=", userId)
        .orderBy("createdAt")
        .orderBy("id")
        .limit(1),
    )
    .execute();
}
