import { listReleaseFacts, type ReleaseFacts } from "../../db/releases/releaseFacts.ts";
import { listPlaces, type Place } from "../../db/releases/runningOrder.ts";
import { LICENCES, type Licence, licenceWord } from "../../domain/releases/licence.ts";
import { RELEASE_STATES, type ReleaseState } from "../../domain/releases/releaseState.ts";
import { RELEASE_TYPES } from "../../domain/releases/releaseType.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";

export const ReleaseTypeEnum = builder.enumType("ReleaseType", { values: RELEASE_TYPES });
export const ReleaseStateEnum = builder.enumType("ReleaseState", { values: RELEASE_STATES });
export const LicenceEnum = builder.enumType("Licence", {
  values: Object.fromEntries(LICENCES.map((value) => [licenceWord(value), { value }])) as Record<
    string,
    { value: Licence }
  >,
});

const loadFacts = perRequest<ReleaseFacts>(async (ids, { db }) => {
  const rows = new Map((await listReleaseFacts(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id)!);
});

/** Everything about a release that lists leave out; many releases of one request are one statement. */
export function releaseFacts(context: Context, id: string): Promise<ReleaseFacts> {
  return loadFacts(context).load(id);
}

const loadPlaces = perRequest<Place[]>(async (ids, { db, viewer }) =>
  grouped(ids, await listPlaces(db, ids, workspacesOf(viewer)), ({ releaseId }) => releaseId),
);

export const ReleaseTrack = builder.objectRef<Place>("ReleaseTrack").implement({
  description: "The place of a track on a release.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    disc: t.exposeInt("disc"),
    position: t.exposeInt("position", { description: "On its disc, from one." }),
    isInstant: t.exposeBoolean("isInstant", {
      description: "Given at once to whoever orders ahead.",
    }),
    track: t.field({ type: Track, resolve: ({ trackId }) => trackId }),
  }),
});

/** A line of copyright: (C) for the cover and words, (P) for the sound. */
interface RightsLine {
  year: number | null;
  owner: string | null;
}
const RightsLine = builder.objectRef<RightsLine>("RightsLine").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    year: t.exposeInt("year", { nullable: true }),
    owner: t.exposeString("owner", { nullable: true }),
  }),
});

builder.objectFields(Release, (t) => {
  const text = (name: "label" | "catalogNumber" | "language" | "description" | "creditsText" | "coverAlt") =>
    t.string({
      nullable: true,
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id))[name],
    });
  const number = (
    name: "priceMinor" | "suggestedPriceMinor" | "coverWidth" | "coverHeight",
    description: string,
  ) =>
    t.int({
      nullable: true,
      description,
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id))[name],
    });
  return {
    state: t.field({ type: ReleaseStateEnum, resolve: ({ state }) => state as ReleaseState }),
    slug: t.exposeString("slug", { description: "Its place in an address, once in a workspace." }),
    versionTitle: t.exposeString("versionTitle", { nullable: true, description: "Such as Deluxe." }),
    version: t.exposeInt("version", { description: "Rises with every save; an edit sends it back." }),
    genre: t.exposeString("genre", { nullable: true, description: "Vocabulary slug, such as hip-hop." }),
    label: text("label"),
    catalogNumber: text("catalogNumber"),
    language: text("language"),
    description: text("description"),
    creditsText: text("creditsText"),
    coverAlt: text("coverAlt"),
    coverWidth: number("coverWidth", "Pixels of the original; null for drawn art."),
    coverHeight: number("coverHeight", "Pixels of the original; null for drawn art."),
    priceMinor: number(
      "priceMinor",
      "Minor units of `currency`; null when it is not sold, 0 when it is free.",
    ),
    suggestedPriceMinor: number("suggestedPriceMinor", "What fans are asked for; at least the price."),
    isPriceFixed: t.boolean({
      description: "False: fans may pay more.",
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).isPriceFixed,
    }),
    currency: t.string({
      description: "ISO 4217, of the workspace.",
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).currency ?? "USD",
    }),
    licence: t.field({
      type: LicenceEnum,
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).licence as Licence,
    }),
    territories: t.stringList({
      description: "ISO 3166-1 alpha-2. Empty together with `excludedTerritories`: worldwide.",
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).territories,
    }),
    excludedTerritories: t.stringList({
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).excludedTerritories,
    }),
    originalReleaseDay: t.string({
      nullable: true,
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).originalReleaseDay,
    }),
    cLine: t.field({
      type: RightsLine,
      resolve: async ({ id }, _args, context) => {
        const { cLineYear: year, cLineOwner: owner } = await releaseFacts(context, id);
        return { year, owner };
      },
    }),
    pLine: t.field({
      type: RightsLine,
      resolve: async ({ id }, _args, context) => {
        const { pLineYear: year, pLineOwner: owner } = await releaseFacts(context, id);
        return { year, owner };
      },
    }),
    isExplicit: t.boolean({
      description: "Any track of it says so.",
      resolve: async ({ id }, _args, context) => (await releaseFacts(context, id)).explicitTracks > 0,
    }),
    duration: t.int({
      description: "Seconds, all tracks together.",
      resolve: async ({ id }, _args, context) =>
        Math.round((await releaseFacts(context, id)).durationMs / 1000),
    }),
    runningOrder: t.field({
      type: [ReleaseTrack],
      description: "The tracks that this viewer may see, disc by disc.",
      resolve: ({ id }, _args, context) => loadPlaces(context).load(id),
    }),
  };
});
