import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { type AssetRow, countAssets, listAssets, listAssetTags } from "../../db/assets/assets.ts";
import { cursorOf } from "../../db/keyset.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Asset, AssetKindEnum } from "./Asset.ts";

const MOST_TAGS = 200;

const AssetFilter = builder.inputType("AssetFilter", {
  fields: (t) => ({
    kind: t.field({ type: AssetKindEnum, required: false }),
    trackId: t.globalID({ for: Track, required: false }),
    releaseId: t.globalID({ for: Release, required: false }),
    tag: t.string({ required: false }),
    text: t.string({ required: false, description: "Part of the name, of the file's name or of a tag." }),
    isTrash: t.boolean({ required: false, description: "True lists what was thrown away instead." }),
  }),
});

const AssetTag = builder.objectRef<{ tag: string; count: number }>("AssetTag").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({ tag: t.exposeString("tag"), count: t.exposeInt("count") }),
});

builder.objectFields(Workspace, (t) => ({
  assets: t.connection({
    type: Asset,
    description: "Files beside the music, newest first.",
    args: { filter: t.arg({ type: AssetFilter, required: false }) },
    resolve: async ({ id }, { filter, ...args }, { db }) => {
      const wanted = {
        ...filter,
        trackId: filter?.trackId?.id,
        releaseId: filter?.releaseId?.id,
      };
      return {
        totalCount: () => countAssets(db, id, wanted),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<AssetRow> },
          (page: ResolveCursorConnectionArgs) => listAssets(db, id, wanted, page),
        )),
      };
    },
  }),
  assetTags: t.field({
    type: [AssetTag],
    description: "The commonest first.",
    resolve: ({ id }, _args, { db }) => listAssetTags(db, id, MOST_TAGS),
  }),
}));
