import {
  listOverwritten,
  listOverwrittenFor,
  type OfWhat,
  type OverwrittenBySomebody,
} from "../../db/sync/overwritten.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { isOwn, Playlist } from "../playlists/Playlist.ts";

const overwrittenIn = (column: OfWhat) =>
  perRequest<OverwrittenBySomebody[]>(async (ids, { db }) =>
    grouped(ids, await listOverwritten(db, column, ids), (row) => row[column]!),
  );
const overwrittenInTrack = overwrittenIn("trackId");
const overwrittenInRelease = overwrittenIn("releaseId");
const overwrittenInPlaylist = overwrittenIn("playlistId");

export const OverwrittenValue = builder.objectRef<OverwrittenBySomebody>("OverwrittenValue").implement({
  description:
    "What stood in a field until an edit that was made without a network was brought together with it.",
  fields: (t) => ({
    valueId: t.string({ description: "For `restoreOverwritten`.", resolve: ({ id }) => id }),
    field: t.exposeString("field", { description: "By the name of the mutation's input." }),
    value: t.string({ description: "As JSON.", resolve: ({ value }) => JSON.stringify(value) }),
    overwrittenAt: t.expose("overwrittenAt", { type: "DateTime" }),
    overwrittenBy: t.exposeString("name", { nullable: true, description: "Null once they are gone." }),
    isByViewer: t.boolean({
      description: "Whether it was an edit of who asks.",
      resolve: (value, _args, { viewer }) => viewer !== null && value.overwrittenBy === viewer.userId,
    }),
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
    release: t.field({ type: Release, nullable: true, resolve: ({ releaseId }) => releaseId }),
    playlist: t.field({
      type: Playlist,
      nullable: true,
      description: "The thing in which it stood is one of these three.",
      resolve: ({ playlistId }) => playlistId,
    }),
  }),
});

const TOLD = "What merged edits wrote over in a hundred days, the latest first.";

builder.objectField(Viewer, "overwritten", (t) =>
  t.field({
    type: [OverwrittenValue],
    description:
      "What merged edits of the person and of those who work with them now wrote over in a hundred days, the latest first, a hundred at most, in what the person may still edit.",
    resolve: ({ userId }, _args, { db, viewer }) =>
      listOverwrittenFor(db, { userId, workspaceIds: workspacesOf(viewer) }),
  }),
);

builder.objectField(Track, "overwritten", (t) =>
  t.field({
    type: [OverwrittenValue],
    nullable: true,
    description: `${TOLD} Null to all but the members of its workspace.`,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => overwrittenInTrack(context).load(id),
  }),
);

builder.objectField(Release, "overwritten", (t) =>
  t.field({
    type: [OverwrittenValue],
    nullable: true,
    description: `${TOLD} Null to all but the members of its workspace.`,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => overwrittenInRelease(context).load(id),
  }),
);

builder.objectField(Playlist, "overwritten", (t) =>
  t.field({
    type: [OverwrittenValue],
    nullable: true,
    description: `${TOLD} Null to all but its owner.`,
    resolve: (playlist, _args, context) =>
      isOwn(playlist, context) ? overwrittenInPlaylist(context).load(playlist.id) : null,
  }),
);
