import type { Transaction } from "kysely";
import { findOrMakeArtists, listWorkspaceArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import {
  artistsOfTracks,
  insertRelease,
  lockReleasesOf,
  setReleaseArtists,
  takenSlugs,
} from "../../db/releases/releases.ts";
import { lockOwnTracks, setPlaces, settleHomes } from "../../db/releases/runningOrder.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { tidyArtistNames } from "../../domain/catalog/track.ts";
import { MAX_RELEASE_TRACKS, releaseProblem } from "../../domain/releases/release.ts";
import { freeSlug, releaseSlug } from "../../domain/releases/releaseSlug.ts";
import { type ReleaseType, typeOfTracks } from "../../domain/releases/releaseType.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ReleaseTypeEnum } from "./releaseFields.ts";

export const TRACKS_UNKNOWN = "Choose tracks of this studio that are not in the archive.";

interface Wish {
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

async function createRelease(
  context: Context,
  { workspaceId, title, type, trackIds }: Wish,
): Promise<string> {
  const { db, now, services } = context;
  const problem = releaseProblem({ title }, now());
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const wanted = [...new Set(trackIds)];
  if (wanted.length > MAX_RELEASE_TRACKS) throw new InvalidInput("trackIds", TRACKS_UNKNOWN);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await lockReleasesOf(trx, workspaceId);
    const tracks = await lockOwnTracks(trx, workspaceId, wanted);
    if (tracks.length < wanted.length || tracks.some(({ state }) => state === "archived"))
      throw new InvalidInput("trackIds", TRACKS_UNKNOWN);
    const zone = await trx
      .selectFrom("workspace")
      .select("timezone")
      .where("id", "=", workspaceId)
      .executeTakeFirstOrThrow();
    await insertRelease(trx, {
      id,
      workspaceId,
      title: title.trim(),
      slug: await slugFor(trx, workspaceId, title, null),
      type: type ?? typeOfTracks(tracks.map(({ durationMs }) => durationMs)),
      typeChosen: type != null,
      genre: tracks.find(({ genre }) => genre)?.genre ?? null,
      timezone: zone.timezone,
      createdAt: now(),
      updatedAt: now(),
    });
    await setReleaseArtists(trx, id, await creditsOf(trx, workspaceId, wanted));
    await setPlaces(
      trx,
      id,
      wanted.map((trackId) => ({ trackId, disc: 1, isInstant: false })),
    );
    await settleHomes(trx, wanted);
    await refreshSearchDocs(trx, "release", [id]);
    await auditOf(context, trx, {
      action: "release.create",
      entity: "release",
      entityId: id,
      workspaceId,
      after: { title: title.trim(), tracks: wanted.length },
    });
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId: id });
  return id;
}

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
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      const trackIds = (input.trackIds ?? []).map(({ id }) => id);
      const wish = { workspaceId: input.workspaceId.id, title: input.title, type: input.type, trackIds };
      return { releaseId: await createRelease(context, wish) };
    },
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
