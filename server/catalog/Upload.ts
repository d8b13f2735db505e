import { countUploads, findUploads, listOpenUploads, type UploadRow } from "../../db/catalog/uploads.ts";
import { trackAllowance } from "../../domain/billing/plans.ts";
import { MAX_UPLOADS_ASKED, UPLOAD_STATES, type UploadState } from "../../domain/catalog/upload.ts";
import { isId } from "../../domain/isId.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { tierOf } from "../acting/actor.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { TextType } from "../graphql/Text.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Track } from "./Track.ts";

const SHOWN = 100;

const UploadStateEnum = builder.enumType("UploadState", { values: UPLOAD_STATES });

export const Upload = builder.loadableNodeRef("Upload", {
  id: { resolve: (upload: UploadRow) => upload.id },
  load: (ids: string[], { db, viewer }) => findUploads(db, ids, workspacesOf(viewer)),
  sort: (upload: UploadRow) => upload.id,
});

Upload.implement({
  description: "One file on its way into the catalog.",
  authScopes: (upload) => ({ memberOf: upload.workspaceId }),
  fields: (t) => ({
    uploadId: t.exposeString("id", { description: "The last part of its address below /uploads." }),
    fileName: t.exposeString("fileName"),
    bytes: t.exposeFloat("bytes"),
    state: t.field({ type: UploadStateEnum, resolve: ({ state }) => state as UploadState }),
    refusal: t.field({
      type: TextType,
      nullable: true,
      description: "Why it was refused.",
      resolve: ({ reasonCode, reasonParams, reason }) => keptRefusal(reasonCode, reasonParams, reason),
    }),
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

builder.queryField("uploads", (t) =>
  t.field({
    type: [Upload],
    description: `What became of these uploads, the first ${MAX_UPLOADS_ASKED} of them. Those of others and missing ones are left out alike.`,
    args: {
      uploadIds: t.arg.stringList({ description: "The last parts of their addresses below /uploads." }),
    },
    // Whoever may not see them is given none: the query itself asks in which studios the asker works.
    authScopes: { public: true },
    resolve: (_root, { uploadIds }, { db, viewer }) =>
      findUploads(db, uploadIds.slice(0, MAX_UPLOADS_ASKED).filter(isId), workspacesOf(viewer)),
  }),
);

builder.objectFields(Workspace, (t) => ({
  uploads: t.field({
    type: [Upload],
    description: "What is under way or was refused, newest first.",
    resolve: ({ id }, _args, { db }) => listOpenUploads(db, id, SHOWN),
  }),
  tracksUploaded: t.int({
    description: "Uploads that count against the plan: under way, or a track by now.",
    resolve: ({ id }, _args, { db }) => countUploads(db, id),
  }),
  trackAllowance: t.int({
    nullable: true,
    description: "How many uploads the plan of the workspace includes; null when it has no limit.",
    resolve: ({ id }, _args, { viewer }) => {
      const allowance = trackAllowance(tierOf(viewer, id) ?? "free");
      return Number.isFinite(allowance) ? allowance : null;
    },
  }),
}));

builder.subscriptionField("uploadChanged", (t) =>
  t.field({
    type: Upload,
    nullable: true,
    description: "Every change of an upload in the workspace. Null once it is gone.",
    args: { workspaceId: t.arg.globalID({ for: Workspace }) },
    authScopes: (_root, { workspaceId }) => ({ memberOf: workspaceId.id }),
    subscribe: (_root, { workspaceId }, { services }) =>
      services.events.subscribe("uploadChanged", workspaceId.id),
    resolve: ({ uploadId }) => uploadId,
  }),
);
