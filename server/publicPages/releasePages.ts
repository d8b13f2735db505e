import {
  findPublicRelease,
  listRelated,
  listReleasePages,
  listTrackPages,
} from "../../db/publicPages/publicReleases.ts";
import { listStandalonePages } from "../../db/publicPages/standaloneTracks.ts";
import { listPlaces } from "../../db/releases/runningOrder.ts";
import { pageAddress, STANDALONE_SLUG } from "../../domain/publicPages/pageAddress.ts";
import { placeWord, readPlace } from "../../domain/publicPages/place.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { ReleaseTrack } from "../releases/releaseFields.ts";
import { findShownOf } from "./findShown.ts";

const MOST_RELATED = 6;

const releasePages = perRequest<string | null>(async (ids, { db }) => {
  const rows = new Map((await listReleasePages(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    return row ? pageAddress({ ...row, place: null }) : null;
  });
});

/** Paths of tracks, by id; null for one that nobody finds. */
export const trackPages = perRequest<string | null>(async (ids, { db }) => {
  const onReleases = await listTrackPages(db, ids);
  const pages = new Map(onReleases.map((row) => [row.id, pageAddress({ ...row, place: placeWord(row) })]));
  const others = await listStandalonePages(
    db,
    ids.filter((id) => !pages.has(id)),
  );
  for (const { id, handle } of others)
    pages.set(id, pageAddress({ handle, slug: STANDALONE_SLUG, place: id }));
  return ids.map((id) => pages.get(id) ?? null);
});

builder.queryField("release", (t) =>
  t.field({
    type: Release,
    nullable: true,
    description:
      "The release at an address of everybody's: /@{handle}/{slug}. Null for missing and hidden ones alike, drafts of one's own among them.",
    args: { handle: t.arg.string(), slug: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { handle, slug }, { db }) =>
      (await findPublicRelease(db, handle.toLowerCase(), slug.toLowerCase()))?.id ?? null,
  }),
);

builder.queryField("standaloneTrack", (t) =>
  t.field({
    type: Track,
    nullable: true,
    description:
      "The track at an address of everybody's that names no release: /@{handle}/track/{id}. Null for missing and hidden ones alike.",
    args: { id: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { id }, { db }) => (await findShownOf(db, id))?.track?.id ?? null,
  }),
);

builder.objectFields(Release, (t) => ({
  pagePath: t.string({
    nullable: true,
    description: "Where everybody finds it, such as /@mara-lune/night-bus; null while nobody does.",
    resolve: ({ id }, _args, context) => releasePages(context).load(id),
  }),
  trackAt: t.field({
    type: ReleaseTrack,
    nullable: true,
    description: "The track at a place as addresses write it: 3, on a further disc 2-3.",
    args: { place: t.arg.string() },
    resolve: async ({ id }, { place }, { db, viewer }) => {
      const at = readPlace(place);
      if (!at) return null;
      const places = await listPlaces(db, [id], workspacesOf(viewer));
      return places.find(({ disc, position }) => disc === at.disc && position === at.position) ?? null;
    },
  }),
  related: t.field({
    type: [Release],
    description: `Public releases of the same artists, then of the same genre; at most ${MOST_RELATED}.`,
    resolve: async ({ id }, _args, { db }) =>
      (await listRelated(db, id, MOST_RELATED)).map((related) => related.id),
  }),
}));

builder.objectField(Track, "pagePath", (t) =>
  t.string({
    nullable: true,
    description:
      "Where everybody finds it, on a public release or by itself; null while nobody does. Whoever has the link finds an unlisted one, too.",
    resolve: ({ id }, _args, context) => trackPages(context).load(id),
  }),
);
