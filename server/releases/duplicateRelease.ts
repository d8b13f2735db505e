import { listReleaseArtists } from "../../db/catalog/artists.ts";
import { insertRelease, lockReleasesOf, setReleaseArtists } from "../../db/releases/releases.ts";
import { placesOf, setPlaces } from "../../db/releases/runningOrder.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { slugFor } from "./createRelease.ts";

const DELUXE = "Deluxe";

/** A new draft with the same tracks, words and cover, which is to become the larger edition. Codes and dates stay behind. */
const duplicateRelease = verb("duplicateRelease", {
  audit: "release.create",
  scope: "releases:write",
  taken: idTaken("release", "copyId"),
  async run(act, { id: from, copyId }: { id: string; copyId: string | undefined }) {
    const { trx, now } = act;
    const id = madeId(copyId, "copyId");
    const source = await act.lock("release", from);
    const {
      version: _version,
      upc: _upc,
      catalogNumber: _catalogNumber,
      date: _date,
      releaseDay: _releaseDay,
      releaseTime: _releaseTime,
      preorderFrom: _preorderFrom,
      wentLiveAt: _wentLiveAt,
      beforeLive: _beforeLive,
      ...kept
    } = source;
    const { title, workspaceId } = source;
    await lockReleasesOf(trx, workspaceId);
    await insertRelease(trx, {
      ...{ ...kept, id, versionTitle: DELUXE, originalReleaseDay: null },
      ...{ state: "draft", visibility: "private", createdAt: now, updatedAt: now },
      slug: await slugFor(trx, workspaceId, title, DELUXE),
    });
    await setReleaseArtists(trx, id, await listReleaseArtists(trx, [from]));
    await setPlaces(trx, id, await placesOf(trx, from));
    act.refreshSearch("release", [id]);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    return act.done({ releaseId: id }, { id, workspaceId, after: { title, versionTitle: DELUXE, from } });
  },
});

builder.relayMutationField(
  "duplicateRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      copyId: t.globalID({ for: Release, ...MADE_ID }),
    }),
  },
  {
    description: "Makes a deluxe edition of it as a new draft: same tracks and words, no codes, no date.",
    verb: duplicateRelease,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, duplicateRelease, { id: input.id.id, copyId: input.copyId?.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
