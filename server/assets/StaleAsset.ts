import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Asset } from "./Asset.ts";

/** Somebody saved first. Nothing was overwritten; `assetId` shows what stands now. */
export class StaleAsset extends UserError {
  readonly assetId: string;
  constructor(assetId: string) {
    super(refusal("assets.stale"));
    this.assetId = assetId;
  }
}

builder.objectType(StaleAsset, {
  name: "StaleAsset",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }),
});
