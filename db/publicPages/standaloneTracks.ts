import { type Kysely, type SqlBool, sql } from "kysely";
import { STANDALONE_SLUG } from "../../domain/publicPages/pageAddress.ts";
import type { DB } from "../tables.generated.ts";
import type { PublicRelease, PublicTrackRow } from "./publicReleases.ts";

/** A track that can be heard by its link alone, at the address of its studio's owner. */
const SHOWN = sql`
  track
  join workspace on workspace.id = track."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
  join "user" as owner on owner.id = workspace."ownerId" and owner."suspendedAt" is null
  join profile on profile."userId" = owner.id and profile."isPublic"`;

/** A song of an unlisted release keeps to that release's own link. */
const OPEN = sql<SqlBool>`(track.state = 'ready' and (track.visibility = 'public' or (track.visibility = 'unlisted'
  and not exists (select from "releaseTrack" place where place."trackId" = track.id))))`;

/** Rows of a track's id, and the handle of those at whose address everybody hears it by itself. */
export const TRACK_PAGES = sql`select track.id, profile.handle from ${SHOWN} where ${OPEN}`;

interface Row extends Omit<PublicTrackRow, "disc" | "position"> {
  workspaceId: string;
  handle: string;
  visibility: string;
  genre: string | null;
}

/** The track as the one song of a release that there is not. Missing and hidden ones are alike: undefined. */
export async function findStandaloneTrack(db: Kysely<DB>, id: string): Promise<PublicRelease | undefined> {
  const { rows } = await sql<Row>`
    select track.id, track."workspaceId", profile.handle, track.title, track."versionTitle", track."durationMs", track.isrc,
      track."updatedAt"::text, track.visibility, track.genre,
      array(select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
        where credit."trackId" = track.id order by credit.position) as "artistNames"
    from ${SHOWN} where ${OPEN} and track.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { workspaceId, handle, visibility, genre, ...track } = row;
  const { title, versionTitle, artistNames } = track;
  return {
    ...{
      id,
      workspaceId,
      handle,
      slug: STANDALONE_SLUG,
      title,
      versionTitle,
      artistNames,
      visibility,
      genre,
    },
    ...{ type: "single", state: "live", date: null, day: null, description: null, upc: null, label: null },
    ...{ coverKey: null, coverAlt: null, hideFromSearch: false },
    tracks: [{ ...track, disc: 1, position: 1 }],
  };
}

/** Where these tracks are heard by themselves; one that nobody may hear is left out. */
export async function listStandalonePages(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; handle: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; handle: string }>`
    ${TRACK_PAGES} and track.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
