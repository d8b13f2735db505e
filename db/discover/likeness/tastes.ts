import { type RawBuilder, sql, type Transaction } from "kysely";
import { COMPARED_MOST, HALF_LIFE_MS, LIKE_WEIGHT, WEIGHT_MOST } from "../../../domain/discover/discover.ts";
import type { DB } from "../../tables.generated.ts";
import { decayed } from "../decayed.ts";
import type { Step } from "./steps.ts";

/** What is older says nothing any more, in half-lives. */
const FORGOTTEN = 6;

const since = (now: Date) => new Date(now.getTime() - FORGOTTEN * HALF_LIFE_MS);

/** Keeps what these listeners say of tracks, each their strongest. `said`: listener, userId, trackId and weight. */
async function keepTastes(trx: Transaction<DB>, said: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into "likenessTaste" (listener, "userId", "trackId", weight)
    select listener, "userId", "trackId", weight from (
      select listener, "userId", "trackId", least(sum(weight), ${WEIGHT_MOST}::float8) as weight,
        row_number() over (partition by listener order by sum(weight) desc, "trackId") as place
      from (${said}) said join "discoverTrack" using ("trackId") group by 1, 2, 3
    ) theirs where place <= ${COMPARED_MOST}::int`.execute(trx);
}

/** What the next people play and like. */
export async function tasteOfPeople({ trx, after, now, sizes }: Step): Promise<string | null> {
  const people = await trx
    .selectFrom("user")
    .select("id")
    .$if(after !== null, (users) => users.where("id", ">", after))
    .orderBy("id")
    .limit(sizes.people)
    .execute();
  if (people.length === 0) return null;
  const ids = people.map(({ id }) => id);
  await keepTastes(
    trx,
    sql`
      select "listenerId"::text as listener, "listenerId" as "userId", "trackId", ${decayed("play.startedAt", now)} as weight
      from play where "listenerId" = any(${ids}::uuid[]) and outcome = 'counted' and "startedAt" > ${since(now)}
      union all
      select "userId"::text, "userId", "trackId", ${LIKE_WEIGHT}::float8 * ${decayed("trackLike.createdAt", now)}
      from "trackLike" where "userId" = any(${ids}::uuid[]) and "createdAt" > ${since(now)}`,
  );
  return people.length < sizes.people ? null : ids.at(-1)!;
}

/** What the next visitors play, day by day, because a day's key is all that is known of them. */
export async function tasteOfVisitors({ trx, after, now, sizes }: Step): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select distinct "listenerKey" as key from play
    where outcome = 'counted' and "listenerId" is null and "startedAt" > ${since(now)}
      and (${after}::text is null or "listenerKey" > ${after}::text)
    order by 1 limit ${sizes.visitors}::int`.execute(trx);
  if (rows.length === 0) return null;
  const keys = rows.map(({ key }) => key);
  await keepTastes(
    trx,
    sql`
      select "listenerKey" as listener, null::uuid as "userId", "trackId", ${decayed("play.startedAt", now)} as weight
      from play where "listenerKey" = any(${keys}::text[]) and "listenerId" is null and outcome = 'counted'
        and "startedAt" > ${since(now)}`,
  );
  return rows.length < sizes.visitors ? null : keys.at(-1)!;
}

/** What stands together in the next playlists that everybody may read. */
export async function listsOfPeople({ trx, after, sizes }: Step): Promise<string | null> {
  const lists = await trx
    .selectFrom("playlist")
    .select("id")
    .where("visibility", "=", "public")
    .where("rule", "is", null)
    .$if(after !== null, (playlists) => playlists.where("id", ">", after))
    .orderBy("id")
    .limit(sizes.lists)
    .execute();
  if (lists.length === 0) return null;
  const ids = lists.map(({ id }) => id);
  await sql`
    insert into "likenessList" ("playlistId", "userId", "trackId")
    select distinct list, owner, "trackId" from (
      select list.id as list, list."ownerId" as owner, "trackId",
        row_number() over (partition by list.id order by item."addedAt" desc, item.id) as place
      from playlist list join "playlistItem" item on item."playlistId" = list.id join "discoverTrack" using ("trackId")
      where list.id = any(${ids}::uuid[])
    ) item where place <= ${COMPARED_MOST}::int`.execute(trx);
  return lists.length < sizes.lists ? null : ids.at(-1)!;
}

/** How much the next tracks are heard and listed at all: what all likeness is held against. */
export async function sizesOfTracks({ trx, after, sizes }: Step): Promise<string | null> {
  if (after === null) await sql`analyze "likenessTaste", "likenessList"`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    with next as (
      select "trackId" as id from "discoverTrack" where ${after}::uuid is null or "trackId" > ${after}::uuid
      order by 1 limit ${sizes.tracks}::int
    )
    insert into "likenessSize" ("trackId", played, listeners, listed)
    select next.id, coalesce(sqrt(taste.squares), 0), taste.listeners, sqrt(list.owners)
    from next,
      lateral (select sum(weight * weight) as squares, count(*) as listeners from "likenessTaste" where "trackId" = next.id) taste,
      lateral (select count(distinct "userId") as owners from "likenessList" where "trackId" = next.id) list
    returning "trackId" as id`.execute(trx);
  if (rows.length < sizes.tracks) return null;
  return rows
    .map(({ id }) => id)
    .sort()
    .at(-1)!;
}
