import type { Transaction } from "kysely";
import { findOrMakeArtists, listWorkspaceArtists } from "../../db/catalog/artists.ts";
import {
  artistsOfTracks,
  insertRelease,
  lockReleasesOf,
  setReleaseArtists,
  takenSlugs,
} from "../../db/releases/releases.ts";
import { lockOwnTracks, setPlaces, settleHomes } from "../../db/releases/runningOrder.ts";
import type { DB } from "../../db/tables.generated.ts";
import { timezoneOf } from "../../db/workspaces/workspaces.ts";
import { tidyArtistNames } from "../../domain/catalog/track.ts";
import { MAX_RELEASE_TRACKS, releaseProblem } from "../../domain/releases/release.ts";
import { freeSlug, releaseSlug } from "../../domain/releases/releaseSlug.ts";
import { type ReleaseType, typeOfTracks } from "../../domain/releases/releaseType.ts";
import { problem } from "../../domain/words/refusal.ts";
import { worksAt } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ReleaseTypeEnum } from "./releaseFields.ts";

interface Wish {
  id?: string | null | undefined;
  workspaceId: string;
  title: string;
  type?: ReleaseType | null | undefined;
  trackIds: readonly string[];
}

/** A place in an address that no other release of the workspace has. Call with `lockReleasesOf` held. */
export async function slugFor(
  trx: Transaction<DB>,
  workspaceId: string,
  title: string,
  versionTitle: string | null,
): Promise<string> {
  const slug = releaseSlug(title, versionTitle);
  return freeSlug(slug, await takenSlugs(trx, workspaceId, slug));
}

export const createRelease = verb("createRelease", {
  audit: "release.create",
  scope: "releases:write",
  taken: idTaken("release"),
  may: (actor, { workspaceId }: Wish) => worksAt(actor, workspaceId),
  async run(act, { workspaceId, title: given, type, trackIds, ...wish }: Wish) {
    const { trx, now } = act;
    const id = madeId(wish.id);
    refuse(releaseProblem({ title: given }, now));
    const title = given.trim();
    const wanted = [...new Set(trackIds)];
    if (wanted.length > MAX_RELEASE_TRACKS)
      throw new InvalidInput(problem("trackIds", "releases.tracksUnknown"));
    await lockReleasesOf(trx, workspaceId);
    const tracks = await lockOwnTracks(trx, workspaceId, wanted);
    if (tracks.length < wanted.length || tracks.some(({ state }) => state === "archived"))
      throw new InvalidInput(problem("trackIds", "releases.tracksUnknown"));
    await insertRelease(trx, {
      ...{ id, workspaceId, title, createdAt: now, updatedAt: now },
      slug: await slugFor(trx, workspaceId, title, null),
      type: type ?? typeOfTracks(tracks.map(({ durationMs }) => durationMs)),
      typeChosen: type != null,
      genre: tracks.find(({ genre }) => genre)?.genre ?? null,
      timezone: await timezoneOf(trx, workspaceId),
    });
    await setReleaseArtists(trx, id, await creditsOf(trx, workspaceId, wanted));
    const places = wanted.map((trackId) => ({ trackId, disc: 1, isInstant: false }));
    await setPlaces(trx, id, places);
    await settleHomes(trx, wanted);
    act.refreshSearch("release", [id]);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    return act.done({ releaseId: id }, { id, workspaceId, after: { title, tracks: wanted.length } });
  },
});

/** Whoever the tracks name; in a studio of one artist, that one. */
async function creditsOf(trx: Transaction<DB>, workspaceId: string, trackIds: readonly string[]) {
  const named = trackIds.length > 0 ? await artistsOfTracks(trx, trackIds) : [];
  if (named.length > 0) return named;
  const artists = await listWorkspaceArtists(trx, workspaceId);
  return artists.length === 1 ? artists : [];
}

/** Writes the credits by their names, made where they are new. */
export async function creditArtists(
  trx: Transaction<DB>,
  release: { id: string; workspaceId: string },
  names: readonly string[],
): Promise<void> {
  const artists = await findOrMakeArtists(trx, release.workspaceId, tidyArtistNames(names));
  await setReleaseArtists(trx, release.id, artists);
}

builder.relayMutationField(
  "createRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release, ...MADE_ID }),
      workspaceId: t.globalID({ for: Workspace }),
      title: t.string(),
      type: t.field({
        type: ReleaseTypeEnum,
        required: false,
        description: "Left out: what the tracks say.",
      }),
      trackIds: t.globalIDList({
        for: Track,
        required: false,
        description: "In running order; it may begin empty.",
      }),
    }),
  },
  {
    verb: createRelease,
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { id, workspaceId, trackIds, ...wish } }, context, info) =>
      perform(context, info, createRelease, {
        ...wish,
        id: id?.id,
        workspaceId: workspaceId.id,
        trackIds: (trackIds ?? []).map(({ id }) => id),
      }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
