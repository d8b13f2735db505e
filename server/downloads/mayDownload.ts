import type { Kysely } from "kysely";
import type { Asker } from "../../db/downloads/asker.ts";
import {
  findSetting,
  findSong,
  homeOf,
  isStudioOpen,
  listSongs,
  type Setting,
  type Song,
} from "../../db/downloads/songs.ts";
import type { DB } from "../../db/tables.generated.ts";

/** What somebody wants to take home. */
export interface Wanted {
  releaseId: string | null;
  /** Null: all of the release. */
  trackId: string | null;
}

/** The songs that make up a download, and whether whoever asks may have them. */
export interface Parcel {
  setting: Setting | null;
  songs: Song[];
  /** All songs of the release that are there, from which places are counted. */
  all: Song[];
  mayHave: boolean;
}

/** What is wanted, as far as the person may see it; what they may not see is as absent as what is not there: null. */
export async function findParcel(
  db: Kysely<DB>,
  viewer: Asker,
  { releaseId, trackId }: Wanted,
): Promise<Parcel | null> {
  const home = releaseId ?? (trackId ? await homeOf(db, trackId) : undefined);
  if (home === undefined) return null;
  const setting = home ? ((await findSetting(db, home)) ?? null) : null;
  if (home && !setting) return null;
  const alone = home ? undefined : await findSong(db, trackId!);
  const all = home ? await listSongs(db, home) : alone ? [alone] : [];
  const wanted = trackId ? all.filter(({ id }) => id === trackId) : all;
  const [first] = wanted;
  const workspaceId = setting?.workspaceId ?? first?.workspaceId;
  if (!workspaceId) return null;
  const isMember = viewer?.memberships.some((each) => each.workspaceId === workspaceId) ?? false;
  if (isMember) {
    const songs = wanted.filter(({ state }) => state === "ready" || state === "archived");
    return songs.length > 0 ? { setting, songs, all, mayHave: true } : null;
  }
  if (!(await isStudioOpen(db, workspaceId))) return null;
  if (!trackId && setting?.visibility === "private") return null;
  const songs = wanted.filter((song) => isHeard(song, setting));
  if (songs.length === 0) return null;
  return { setting, songs, all, mayHave: mayDownload(songs, wanted) };
}

function isHeard({ state, visibility }: Song, setting: Setting | null): boolean {
  if (state !== "ready") return false;
  return visibility === "public" || (visibility === "unlisted" && setting?.visibility === "unlisted");
}

/**
 * Whether somebody from outside of the studio may take these songs: the artist gives away every one of them, and a release is
 * given as a whole or not at all. Whoever bought them will be asked for here.
 */
function mayDownload(heard: readonly Song[], wanted: readonly Song[]): boolean {
  return heard.length === wanted.length && heard.every(({ downloadAllowed }) => downloadAllowed);
}
