import { listArtistPages } from "../../db/profiles/artistPages.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";

/** Paths of artists, by id; null for one whom nobody finds. */
export const artistPages = perRequest<string | null>(async (ids, { db }) => {
  const handles = new Map((await listArtistPages(db, ids)).map(({ id, handle }) => [id, handle]));
  return ids.map((id) => (handles.has(id) ? `/@${handles.get(id)}` : null));
});

builder.objectField(Artist, "pagePath", (t) =>
  t.string({
    nullable: true,
    description: "Where everybody finds the artist, such as /@mara-lune; null while nobody does.",
    resolve: ({ id }, _args, context) => artistPages(context).load(id),
  }),
);
