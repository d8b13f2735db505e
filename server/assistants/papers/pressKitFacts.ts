import type { Kysely } from "kysely";
import { findTracks } from "../../../db/catalog/tracks.ts";
import { findProfileOf, type ProfileRow } from "../../../db/profiles/profiles.ts";
import { listWorkspaceReleases } from "../../../db/releases/releaseList.ts";
import { listPlaces } from "../../../db/releases/runningOrder.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { findWorkspaces } from "../../../db/workspaces/workspaces.ts";

/** A release that is out, or whose day is fixed, as the press reads of it. */
export interface PressRelease {
  title: string;
  versionTitle: string | null;
  date: Date;
  coverKey: string | null;
  /** In running order. */
  songs: string[];
}

/** What a studio shows of itself to the press. */
export interface PressKitFacts {
  studio: string;
  /** As the studio's owner shows themselves; null where they show themselves to nobody. */
  profile: ProfileRow | null;
  timezone: string;
  /** The latest day first. */
  releases: PressRelease[];
}

const MOST_RELEASES = 4;
const LOOKED_AT = 100;
/** Nobody promised yet what is in any other state. */
const TOLD = ["live", "preorder", "scheduled"];

/** What the kit of this studio is made of; `userId` is whoever asks, who sees their own hidden profile. */
export async function pressKitFacts(
  db: Kysely<DB>,
  workspaceId: string,
  userId: string,
): Promise<PressKitFacts | undefined> {
  const [workspace] = await findWorkspaces(db, [workspaceId], [workspaceId]);
  if (!workspace) return undefined;
  const profile = await findProfileOf(db, workspace.ownerId);
  const listed = await listWorkspaceReleases(db, workspaceId, { states: TOLD }, { limit: LOOKED_AT });
  const releases = listed
    .flatMap(({ date, ...release }) => (date ? [{ ...release, date }] : []))
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, MOST_RELEASES);
  const ids = releases.map(({ id }) => id);
  const places = ids.length ? await listPlaces(db, ids, [workspaceId]) : [];
  const trackIds = places.map(({ trackId }) => trackId);
  const tracks = trackIds.length ? await findTracks(db, trackIds, [workspaceId], { cover: false }) : [];
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  return {
    ...{ studio: workspace.name, timezone: workspace.timezone },
    profile: profile && (profile.isPublic || profile.userId === userId) ? profile : null,
    releases: releases.map(({ id, title, versionTitle, date, coverKey }) => ({
      ...{ title, versionTitle, date, coverKey },
      songs: places.filter(({ releaseId }) => releaseId === id).map(({ trackId }) => titles.get(trackId)!),
    })),
  };
}
