import { type CollaboratorRow, listCollaborators } from "../../db/playlists/collaborators.ts";
import { playlistJoinPath } from "../../domain/playlists/playlist.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { linkToken } from "../links/newLink.ts";
import { isOwn, mayFill, Playlist } from "./Playlist.ts";

const collaborators = perRequest(async (ids, { db }) =>
  grouped(ids, await listCollaborators(db, ids), ({ playlistId }) => playlistId),
);

const PlaylistCollaborator = builder.objectRef<CollaboratorRow>("PlaylistCollaborator").implement({
  description: "Somebody who fills a playlist beside its owner.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    userId: t.exposeID("userId"),
    name: t.exposeString("name"),
    isViewer: t.boolean({ resolve: ({ userId }, _args, { viewer }) => viewer?.userId === userId }),
  }),
});

builder.objectFields(Playlist, (t) => ({
  collaborators: t.field({
    type: [PlaylistCollaborator],
    description: "Who fills it beside its owner, for those who do; nobody to everybody else.",
    resolve: (playlist, _args, context) =>
      mayFill(playlist, context) ? collaborators(context).load(playlist.id) : [],
  }),
  invitationPath: t.string({
    nullable: true,
    description: "Where others join those who fill it, for its owner; null while there is no such link.",
    resolve: (playlist, _args, context) =>
      isOwn(playlist, context) && playlist.invitationId
        ? playlistJoinPath(linkToken(context.services.signer, "playlist-invitation", playlist.invitationId))
        : null,
  }),
}));
