import { type Kysely, type Selectable, type SqlBool, sql, type Transaction, type Updateable } from "kysely";
import { containing } from "../containing.ts";
import { newId } from "../ids.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

export type PartyRow = Selectable<DB["party"]>;

/** SQL for "a track that everybody may hear", by a contributor row of it. */
const ON_PUBLIC_TRACK = sql<SqlBool>`exists (
  select from contributor join track on track.id = contributor."trackId"
  where contributor."partyId" = party.id and track.visibility <> 'private' and track.state = 'ready')`;
const ON_PUBLIC_WORK = sql<SqlBool>`exists (
  select from "workWriter" join "trackWork" on "trackWork"."workId" = "workWriter"."workId"
  join track on track.id = "trackWork"."trackId"
  where "workWriter"."partyId" = party.id and track.visibility <> 'private' and track.state = 'ready')`;

/** Parties by id. Who is credited on public music is public; the others are known to their workspace only. */
export function findParties(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<PartyRow[]> {
  return db
    .selectFrom("party")
    .selectAll()
    .where("id", "in", ids)
    .where((eb) =>
      eb.or([sql<SqlBool>`party."workspaceId" = any(${visible}::uuid[])`, ON_PUBLIC_TRACK, ON_PUBLIC_WORK]),
    )
    .execute();
}

/** The parties of a workspace whose name holds `text`, by name; at most `limit`. */
export function searchParties(
  db: Kysely<DB>,
  workspaceId: string,
  text: string,
  limit: number,
): Promise<PartyRow[]> {
  let parties = db.selectFrom("party").selectAll().where("workspaceId", "=", workspaceId);
  if (text.trim()) parties = parties.where("name", "ilike", containing(text)!);
  return parties.orderBy(sql`lower(name)`).limit(limit).execute();
}

/**
 * The workspace's parties of these names, in this order, made where they are new. Names keep the spelling they were first
 * given; two who make the same one at a time get one.
 */
export async function findOrMakeParties(
  trx: Transaction<DB>,
  workspaceId: string,
  names: readonly string[],
): Promise<PartyRow[]> {
  const tidy = names.map((name) => name.trim());
  if (tidy.length === 0) return [];
  await trx
    .insertInto("party")
    .values(inOneOrder(tidy).map((name) => ({ id: newId(), workspaceId, name })))
    .onConflict((c) => c.doNothing())
    .execute();
  const { rows } = await sql<PartyRow>`
    select party.* from unnest(${tidy}::text[]) with ordinality as wanted(name, place)
    join party on party."workspaceId" = ${workspaceId}::uuid and lower(party.name) = lower(wanted.name)
    order by wanted.place`.execute(trx);
  return rows;
}

/** Two who credit the same people in different orders would else wait for each other. The first spelling stays first. */
function inOneOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => [name.toLowerCase(), name] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, name]) => name);
}

/** The party for a change, held until the transaction ends; undefined where it is out of reach. */
export function lockParty(trx: Transaction<DB>, id: string, reach: Reach) {
  return trx
    .selectFrom("party")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
}

export async function writeParty(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["party"]>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable("party").set(change).where("id", "=", id).execute();
}
