import { writeAsset } from "../../db/assets/assets.ts";
import { type AssetAccess, MAX_ASSETS_AT_ONCE } from "../../domain/assets/asset.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { type AuditLine, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Asset, AssetAccessEnum } from "./Asset.ts";

type Asked = { ids: readonly string[]; access: AssetAccess };

/** To close them again needs no plan. */
const closeAssets = verb("closeAssets", {
  audit: "asset.access",
  scope: "assets:write",
  async run(act, { ids, access }: Asked) {
    if (ids.length > MAX_ASSETS_AT_ONCE) throw new InvalidInput(problem("ids", "assets.tooManyChosen"));
    const lines: AuditLine[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const { workspaceId, access: before } = await act.lock("asset", id);
      if (before === access) continue;
      await writeAsset(act.trx, id, { access }, act.now);
      act.publish("assetChanged", workspaceId, { assetId: id });
      lines.push({ id, workspaceId, before: { access: before }, after: { access } });
    }
    return lines.length > 0 ? act.done({ ids }, lines) : act.unchanged({ ids });
  },
});
const openAssets = verb("openAssets", { ...closeAssets.rule, gate: "stemsAndAssets" });

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
    verb: [closeAssets, openAssets],
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { ids, access } }, context, info) =>
      perform(context, info, access === "private" ? closeAssets : openAssets, {
        ...{ ids: ids.map(({ id }) => id), access },
      }),
  },
  { outputFields: (t) => ({ assets: t.field({ type: [Asset], resolve: ({ ids }) => [...ids] }) }) },
);
