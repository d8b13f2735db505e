import { closeTracks, lockTracksOn, openInstantTracks, openTracks } from "../../db/catalog/visibility.ts";
import { newId } from "../../db/ids.ts";
import { insertRevision, writeRelease } from "../../db/releases/releases.ts";
import { lockOwnTracks, placesOf, setPlaces, settleHomes } from "../../db/releases/runningOrder.ts";
import { MAX_DISCS, MAX_RELEASE_TRACKS, reasonProblem } from "../../domain/releases/release.ts";
import { typeOfTracks } from "../../domain/releases/releaseType.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { StaleRelease } from "./refusals.ts";

interface Wished {
  trackId: string;
  disc: number;
  isInstant: boolean;
}

interface Asked {
  id: string;
  version: number;
  tracks: readonly Wished[];
  reason?: string | null | undefined;
}

export const setReleaseTracks = verb("setReleaseTracks", {
  audit: "release.tracks",
  scope: "releases:write",
  async run(act, { id, version, tracks: wished, reason }: Asked) {
    const { trx, now } = act;
    const places = inDiscs(wished);
    const { workspaceId, state, wentLiveAt, audience, typeChosen } = await act.lock("release", id, version);
    const before = await placesOf(trx, id);
    const wasOn = new Set(before.map(({ trackId }) => trackId));
    const isOn = new Set(places.map(({ trackId }) => trackId));
    const left = [...wasOn].filter((trackId) => !isOn.has(trackId));
    const came = [...isOn].filter((trackId) => !wasOn.has(trackId));
    const touched = [...new Set([...wasOn, ...isOn])];
    const tracks = await lockOwnTracks(trx, workspaceId, touched);
    const known = new Map(tracks.map((track) => [track.id, track]));
    if (places.some(({ trackId }) => !known.has(trackId)))
      throw new InvalidInput(problem("tracks", "releases.tracksUnknown"));
    if (came.some((trackId) => known.get(trackId)!.state === "archived"))
      throw new InvalidInput(problem("tracks", "releases.tracksUnknown"));
    if (state === "live" && places.length === 0)
      throw new InvalidInput(problem("tracks", "releases.lastTrack"));
    const isRevision = wentLiveAt !== null && orderOf(before) !== orderOf(places);
    refuse(onField("reason", isRevision ? reasonProblem(reason) : null));
    await setPlaces(trx, id, places);
    const lengths = places.map(({ trackId }) => known.get(trackId)!.durationMs);
    await writeRelease(trx, id, typeChosen ? {} : { type: typeOfTracks(lengths) }, now);
    await settleHomes(trx, touched);
    if (state === "live") {
      await lockTracksOn(trx, id);
      await openTracks(trx, id, audience);
      await closeTracks(trx, id, left, audience);
    }
    if (state === "preorder") {
      await lockTracksOn(trx, id);
      await closeTracks(trx, id, touched, audience);
      await openInstantTracks(trx, id, audience);
    }
    if (isRevision)
      await insertRevision(trx, {
        ...{ id: newId(), releaseId: id, userId: userOf(act.actor).userId, reason: reason!.trim() },
        before: JSON.stringify({ tracks: before }),
        after: JSON.stringify({ tracks: places }),
        createdAt: now,
      });
    act.refreshSearch("release", [id]);
    act.refreshSearch("track", state === "preorder" ? touched : [...left, ...came]);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    return act.done(
      { releaseId: id },
      { id, workspaceId, before: { tracks: idsOf(before) }, after: { tracks: idsOf(places) } },
    );
  },
});

const idsOf = (places: readonly { trackId: string }[]) => places.map(({ trackId }) => trackId);

/** Discs in their order and without gaps: the first that is named is disc one. */
function inDiscs(wished: readonly Wished[]): Wished[] {
  if (new Set(wished.map(({ trackId }) => trackId)).size < wished.length)
    throw new InvalidInput(problem("tracks", "releases.trackTwice"));
  const discs = [...new Set(wished.map(({ disc }) => disc))].sort((one, other) => one - other);
  if (wished.length > MAX_RELEASE_TRACKS || discs.length > MAX_DISCS) {
    const most = { max: MAX_RELEASE_TRACKS, discs: MAX_DISCS };
    throw new InvalidInput(problem("tracks", "releases.tooManyTracks", most));
  }
  return discs.flatMap((disc, at) =>
    wished.filter((place) => place.disc === disc).map((place) => ({ ...place, disc: at + 1 })),
  );
}

function orderOf(places: readonly { trackId: string; disc: number }[]): string {
  return places.map(({ trackId, disc }) => `${disc} ${trackId}`).join();
}

const ReleaseTrackInput = builder.inputType("ReleaseTrackInput", {
  fields: (t) => ({
    trackId: t.globalID({ for: Track }),
    disc: t.int({ description: "Counts from one." }),
    isInstant: t.boolean({ required: false, description: "Given at once to whoever orders ahead." }),
  }),
});

builder.relayMutationField(
  "setReleaseTracks",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      version: t.int({ description: "The version the edit was made from." }),
      tracks: t.field({ type: [ReleaseTrackInput], description: "All of them, in running order." }),
      reason: t.string({ required: false, description: "Why a release that is or was out is changed." }),
    }),
  },
  {
    verb: setReleaseTracks,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleRelease, NotFound] },
    resolve: (_root, { input: { id, tracks, ...asked } }, context, info) =>
      perform(context, info, setReleaseTracks, {
        ...asked,
        id: id.id,
        tracks: tracks.map((track) => ({
          ...track,
          trackId: track.trackId.id,
          isInstant: track.isInstant ?? false,
        })),
      }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
