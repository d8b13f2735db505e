import {
  listLivePlaces,
  listMasterVersions,
  type MasterVersionRow,
} from "../../db/catalog/masterVersions.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Track } from "./Track.ts";
import { Upload } from "./Upload.ts";

const earlierMasters = perRequest<MasterVersionRow[]>(async (ids, { db }) =>
  grouped(ids, await listMasterVersions(db, ids), ({ trackId }) => trackId),
);
const isOut = perRequest(async (ids, { db }) => {
  const out = new Set((await listLivePlaces(db, ids)).map(({ trackId }) => trackId));
  return ids.map((id) => out.has(id));
});

const MasterVersion = builder.objectRef<MasterVersionRow>("MasterVersion").implement({
  description: "What a track was made from before its audio was replaced. The file itself is gone.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    format: t.exposeString("format"),
    bytes: t.float({ resolve: ({ bytes }) => Number(bytes) }),
    sha256: t.exposeString("sha256"),
    duration: t.int({ description: "Seconds.", resolve: ({ durationMs }) => Math.round(durationMs / 1000) }),
    replacedAt: t.expose("replacedAt", { type: "DateTime" }),
  }),
});

builder.objectFields(Track, (t) => ({
  earlierMasters: t.field({
    type: [MasterVersion],
    nullable: true,
    description: "The latest first. For members of the workspace.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => earlierMasters(context).load(id),
  }),
  isOut: t.boolean({
    nullable: true,
    description: "Whether a release with it is out: its audio then changes for a reason. For members.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => isOut(context).load(id),
  }),
}));

builder.objectField(Upload, "replaces", (t) =>
  t.field({
    type: Track,
    nullable: true,
    description: "The track whose audio it replaces; null for one that becomes a track of its own.",
    resolve: ({ replacesTrackId }) => replacesTrackId,
  }),
);
