import { writeAsset } from "../../db/assets/assets.ts";
import { TRASH_DAYS } from "../../domain/assets/asset.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { Asset } from "./Asset.ts";

const deleteAsset = verb("deleteAsset", {
  audit: "asset.delete",
  scope: "assets:write",
  async run(act, { id }: { id: string }) {
    const { workspaceId, deletedAt, name, kind } = await act.lock("asset", id);
    if (deletedAt) return act.unchanged({ assetId: id });
    await writeAsset(act.trx, id, { deletedAt: act.now }, act.now);
    act.publish("assetChanged", workspaceId, { assetId: id });
    return act.done({ assetId: id }, { id, workspaceId, before: { name, kind } });
  },
});

const restoreAsset = verb("restoreAsset", {
  audit: "asset.restore",
  scope: "assets:write",
  async run(act, { id }: { id: string }) {
    const { workspaceId, deletedAt, name, kind } = await act.lock("asset", id);
    if (!deletedAt) return act.unchanged({ assetId: id });
    // Its files may be going at this moment.
    if (deletedAt.getTime() <= act.now.getTime() - TRASH_DAYS * DAY_MS) throw new NotFound();
    await writeAsset(act.trx, id, { deletedAt: null }, act.now);
    act.publish("assetChanged", workspaceId, { assetId: id });
    return act.done({ assetId: id }, { id, workspaceId, after: { name, kind } });
  },
});

builder.relayMutationField(
  "deleteAsset",
  { inputFields: (t) => ({ id: t.globalID({ for: Asset }) }) },
  {
    description: "Throws it away: links to it close, and 30 days later its files are erased.",
    verb: deleteAsset,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, deleteAsset, { id: input.id.id }),
  },
  { outputFields: (t) => ({ asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }) },
);

builder.relayMutationField(
  "restoreAsset",
  { inputFields: (t) => ({ id: t.globalID({ for: Asset }) }) },
  {
    description: "Takes it back from what was thrown away, within 30 days.",
    verb: restoreAsset,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, restoreAsset, { id: input.id.id }),
  },
  { outputFields: (t) => ({ asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }) },
);
