import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { STUDIO_OPEN } from "../assets/assetVersions.ts";
import type { DB } from "../tables.generated.ts";

export type ListeningLinkRow = Omit<Selectable<DB["listeningLink"]>, "tokenHash">;

/** What a link is to: the column that names it. */
export type SharedThing = "releaseId" | "trackId";

const COLUMNS = [
  "id",
  "workspaceId",
  "releaseId",
  "trackId",
  "label",
  "expiresAt",
  "revokedAt",
  "openings",
  "lastOpenedAt",
  "createdBy",
  "createdAt",
] as const;

export async function insertListeningLink(
  db: Kysely<DB>,
  link: Insertable<DB["listeningLink"]>,
): Promise<void> {
  await db.insertInto("listeningLink").values(link).execute();
}

/** Links to these releases or tracks, the latest first. */
export function listListeningLinks(
  db: Kysely<DB>,
  thing: SharedThing,
  ids: readonly string[],
): Promise<ListeningLinkRow[]> {
  return db
    .selectFrom("listeningLink")
    .select(COLUMNS)
    .where(thing, "in", ids)
    .orderBy(thing)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Links of these ids that belong to these workspaces. */
export function findListeningLinks(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<ListeningLinkRow[]> {
  return db
    .selectFrom("listeningLink")
    .select(COLUMNS)
    .where("id", "in", ids)
    .where(sql<boolean>`"workspaceId" = any(${visible}::uuid[])`)
    .execute();
}

/** A song as whoever holds a link hears it. */
export interface SharedTrack {
  id: string;
  title: string;
  versionTitle: string | null;
  /** Both 1 where it stands on no release. */
  disc: number;
  position: number;
  durationMs: number;
  artistNames: string[];
}

/** What whoever holds a link is shown, whether it is out or not. */
export interface SharedMusic {
  linkId: string;
  workspaceId: string;
  expiresAt: Date;
  studio: string;
  /** Of the release or the track. */
  id: string;
  title: string;
  versionTitle: string | null;
  genre: string | null;
  artistNames: string[];
  /** Of the release, or of the one that the track is at home on: where its cover is drawn from. */
  coverId: string;
  coverKey: string | null;
  /** Those that can be heard, in running order. */
  tracks: SharedTrack[];
}

const NAMES_OF_TRACK = sql`array(select artist.name from "trackArtist" credit
  join artist on artist.id = credit."artistId" where credit."trackId" = track.id order by credit.position)`;

/** SQL for "the platform did not take it down": what it took from everybody is heard by no link, either. */
const NOT_TAKEN_DOWN = sql`release.state is distinct from 'takenDown' and not exists (
  select from "releaseTrack" place join release taken on taken.id = place."releaseId" and taken.state = 'takenDown'
  where place."trackId" = link."trackId")`;

/**
 * The music behind a link. One that is missing, over, revoked, of a studio that is closed or to what the platform took down is
 * all the same: undefined.
 */
export async function openListeningLink(
  db: Kysely<DB>,
  tokenHash: string,
  now: Date,
): Promise<SharedMusic | undefined> {
  const { rows } = await sql<SharedMusic>`
    select link.id as "linkId", link."workspaceId", link."expiresAt", workspace.name as studio,
      coalesce(release.id, track.id) as id, coalesce(release.title, track.title) as title,
      case when release.id is null then track."versionTitle" else release."versionTitle" end as "versionTitle",
      coalesce(release.genre, track.genre) as genre,
      case when release.id is null then ${NAMES_OF_TRACK} else array(
        select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position) end as "artistNames",
      coalesce(release.id, home.id, track.id) as "coverId", coalesce(release."coverKey", home."coverKey") as "coverKey",
      coalesce((
        select json_agg(json_build_object(
          'id', heard.id, 'title', heard.title, 'versionTitle', heard."versionTitle", 'disc', heard.disc,
          'position', heard.position, 'durationMs', heard."durationMs", 'artistNames', heard.names
        ) order by heard.disc, heard.position)
        from (
          select track.*, place.disc, place.position, ${NAMES_OF_TRACK} as names
          from "releaseTrack" place join track on track.id = place."trackId" and track.state = 'ready'
          where place."releaseId" = link."releaseId"
          union all
          select track.*, 1, 1, ${NAMES_OF_TRACK} where track.id is not null and track.state = 'ready'
        ) heard), '[]'::json) as tracks
    from "listeningLink" link
    join workspace on workspace.id = link."workspaceId" join "user" as owner on owner.id = workspace."ownerId"
    left join release on release.id = link."releaseId"
    left join track on track.id = link."trackId"
    left join release home on home.id = track."releaseId"
    where link."tokenHash" = ${tokenHash} and link."revokedAt" is null and link."expiresAt" > ${now}
      and ${STUDIO_OPEN} and ${NOT_TAKEN_DOWN}`.execute(db);
  return rows[0];
}

export async function countOpening(db: Kysely<DB>, linkId: string, now: Date): Promise<void> {
  await db
    .updateTable("listeningLink")
    .set((eb) => ({ openings: eb("openings", "+", 1), lastOpenedAt: now }))
    .where("id", "=", linkId)
    .execute();
}
