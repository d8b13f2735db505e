import { writeAsset } from "../../db/assets/assets.ts";
import { ASSET_TEXTS, type AssetAccess, MAX_ASSETS_AT_ONCE } from "../../domain/assets/asset.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Asset, AssetAccessEnum } from "./Asset.ts";
import { changeAsset } from "./changeAsset.ts";

async function setAssetAccess(context: Context, ids: readonly string[], access: AssetAccess) {
  if (ids.length > MAX_ASSETS_AT_ONCE) throw new InvalidInput("ids", ASSET_TEXTS.tooMany);
  for (const id of ids)
    await changeAsset(context, id, async (trx, asset) => {
      if (asset.access === access) return;
      await writeAsset(trx, id, { access }, context.now());
      await auditOf(context, trx, {
        ...{ action: "asset.access", entity: "asset", entityId: id, workspaceId: asset.workspaceId },
        before: { access: asset.access },
        after: { access },
      });
    });
  return { ids };
}

builder.relayMutationField(
  "setAssetAccess",
  {
    inputFields: (t) => ({
      ids: t.globalIDList({ for: Asset, description: "Up to 100." }),
      access: t.field({ type: AssetAccessEnum }),
    }),
  },
  {
    description: "Says who may have the files beside the studio. To close them again needs no plan.",
    authScopes: (_root, { input }) =>
      input.access === "private" ? { signedIn: true } : { gate: "stemsAndAssets" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context) =>
      setAssetAccess(
        context,
        input.ids.map(({ id }) => id),
        input.access,
      ),
  },
  { outputFields: (t) => ({ assets: t.field({ type: [Asset], resolve: ({ ids }) => [...ids] }) }) },
);
