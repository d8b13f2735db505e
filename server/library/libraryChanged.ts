import type { LibraryKind } from "../../domain/library/library.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";

const LibraryChange = builder.objectRef<{ kind: LibraryKind; id: string }>("LibraryChange").implement({
  description: "Something came into the person's library or went out of it: one of these.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    track: t.field({
      type: Track,
      nullable: true,
      resolve: ({ kind, id }) => (kind === "track" ? id : null),
    }),
    release: t.field({
      type: Release,
      nullable: true,
      resolve: ({ kind, id }) => (kind === "release" ? id : null),
    }),
    artist: t.field({
      type: Artist,
      nullable: true,
      resolve: ({ kind, id }) => (kind === "artist" ? id : null),
    }),
  }),
});

builder.subscriptionField("libraryChanged", (t) =>
  t.field({
    type: LibraryChange,
    description: "What the person likes, saves or follows from now on, or no longer, on whichever device.",
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) =>
      context.services.events.subscribe("libraryChanged", signedIn(context).userId),
    resolve: (change) => change,
  }),
);
