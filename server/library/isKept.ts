import { listMarked } from "../../db/library/marks.ts";
import type { LibraryKind } from "../../domain/library/library.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";

const keptOf = (kind: LibraryKind) =>
  perRequest<boolean>(async (ids, { db, viewer }) => {
    if (!viewer) return ids.map(() => false);
    const kept = await listMarked(db, kind, viewer.userId, ids);
    return ids.map((id) => kept.has(id));
  });
const liked = keptOf("track");
const saved = keptOf("release");
const followed = keptOf("artist");

builder.objectField(Track, "isLiked", (t) =>
  t.boolean({
    description: "Whether this viewer likes it; false for visitors.",
    resolve: ({ id }, _args, context) => liked(context).load(id),
  }),
);

builder.objectField(Release, "isSaved", (t) =>
  t.boolean({
    description: "Whether this viewer saved it; false for visitors.",
    resolve: ({ id }, _args, context) => saved(context).load(id),
  }),
);

builder.objectField(Artist, "isFollowed", (t) =>
  t.boolean({
    description: "Whether this viewer follows them; false for visitors.",
    resolve: ({ id }, _args, context) => followed(context).load(id),
  }),
);
