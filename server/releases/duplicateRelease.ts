import { listReleaseArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import { insertRelease, lockRelease, lockReleasesOf, setReleaseArtists } from "../../db/releases/releases.ts";
import { placesOf, setPlaces } from "../../db/releases/runningOrder.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { slugFor } from "./createRelease.ts";

const DELUXE = "Deluxe";

/** A new draft with the same tracks, words and cover, which is to become the larger edition. Codes and dates stay behind. */
async function duplicateRelease(context: Context, sourceId: string): Promise<string> {
  const { db, now, services } = context;
  const id = newId();
  const workspaceId = await db.transaction().execute(async (trx) => {
    const source = await lockRelease(trx, sourceId, workspacesOf(signedIn(context)));
    if (!source) throw new NotFound();
    await lockReleasesOf(trx, source.workspaceId);
    const {
      version: _version,
      upc: _upc,
      catalogNumber: _catalogNumber,
      date: _date,
      releaseDay: _releaseDay,
      releaseTime: _releaseTime,
      preorderFrom: _preorderFrom,
      wentLiveAt: _wentLiveAt,
      ...kept
    } = source;
    await insertRelease(trx, {
      ...kept,
      id,
      versionTitle: DELUXE,
      slug: await slugFor(trx, source.workspaceId, source.title, DELUXE),
      originalReleaseDay: null,
      state: "draft",
      visibility: "private",
      createdAt: now(),
      updatedAt: now(),
    });
    await setReleaseArtists(trx, id, await listReleaseArtists(trx, [sourceId]));
    await setPlaces(trx, id, await placesOf(trx, sourceId));
    await refreshSearchDocs(trx, "release", [id]);
    await auditOf(context, trx, {
      action: "release.create",
      entity: "release",
      entityId: id,
      workspaceId: source.workspaceId,
      after: { title: source.title, versionTitle: DELUXE, from: sourceId },
    });
    return source.workspaceId;
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId: id });
  return id;
}

builder.relayMutationField(
  "duplicateRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Makes a deluxe edition of it as a new draft: same tracks and words, no codes, no date.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({
      releaseId: await duplicateRelease(context, input.id.id),
    }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
