import { type GenreShelf, listGenreShelves } from "../../db/catalog/genreShelves.ts";
import { currentTerms } from "../../domain/lexicon/currentVocabulary.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Release } from "./Release.ts";

const MOST_SHELVES = 12;
const RELEASES_OF_A_SHELF = 6;
/** One release is no choice. */
const LEAST_OF_A_SHELF = 2;

const GenreShelfType = builder.objectRef<GenreShelf>("GenreShelf").implement({
  description: "The newest music of one genre that the public can hear.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    genre: t.exposeString("genre", { description: "The slug of its term." }),
    releases: t.field({ type: [Release], resolve: ({ releases }) => releases }),
  }),
});

builder.queryField("genreShelves", (t) =>
  t.field({
    type: [GenreShelfType],
    description: "Genres in which something can be heard, those with the newest music first.",
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 4, description: `At most ${MOST_SHELVES}.` }) },
    resolve: (_root, { first }, { db }) =>
      listGenreShelves(
        db,
        currentTerms("GENRE").map(({ slug }) => slug),
        {
          shelves: Math.max(0, Math.min(first, MOST_SHELVES)),
          ...{ most: RELEASES_OF_A_SHELF, least: LEAST_OF_A_SHELF },
        },
      ),
  }),
);
