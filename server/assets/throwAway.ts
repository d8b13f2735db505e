import { writeAsset } from "../../db/assets/assets.ts";
import { TRASH_DAYS } from "../../domain/assets/asset.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Asset } from "./Asset.ts";
import { changeAsset } from "./changeAsset.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function throwAway(context: Context, id: string) {
  return changeAsset(context, id, async (trx, asset) => {
    if (asset.deletedAt) return;
    await writeAsset(trx, id, { deletedAt: context.now() }, context.now());
    await auditOf(context, trx, {
      ...{ action: "asset.delete", entity: "asset", entityId: id, workspaceId: asset.workspaceId },
      before: { name: asset.name, kind: asset.kind },
    });
  });
}

function takeBack(context: Context, id: string) {
  return changeAsset(context, id, async (trx, asset) => {
    if (!asset.deletedAt) return;
    // Its files may be going at this moment.
    if (asset.deletedAt.getTime() <= context.now().getTime() - TRASH_DAYS * DAY_MS) throw new NotFound();
    await writeAsset(trx, id, { deletedAt: null }, context.now());
    await auditOf(context, trx, {
      ...{ action: "asset.restore", entity: "asset", entityId: id, workspaceId: asset.workspaceId },
      after: { name: asset.name, kind: asset.kind },
    });
  });
}

builder.relayMutationField(
  "deleteAsset",
  { inputFields: (t) => ({ id: t.globalID({ for: Asset }) }) },
  {
    description: "Throws it away: links to it close, and 30 days later its files are erased.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) => throwAway(context, input.id.id),
  },
  { outputFields: (t) => ({ asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }) },
);

builder.relayMutationField(
  "restoreAsset",
  { inputFields: (t) => ({ id: t.globalID({ for: Asset }) }) },
  {
    description: "Takes it back from what was thrown away, within 30 days.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) => takeBack(context, input.id.id),
  },
  { outputFields: (t) => ({ asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }) },
);
