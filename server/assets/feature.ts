import "./Asset.ts";
import "./assetLists.ts";
import "./assetChanged.ts";
import "./editAsset.ts";
import "./setAssetAccess.ts";
import "./throwAway.ts";
import "./AssetLink.ts";
import { uploadRoutes } from "../catalog/uploadRoutes.ts";
import { EVERY_HOUR, type Feature, SOUND_HOURS } from "../feature.ts";
import { PRIVATE_HEADERS } from "../links/privateAddress.ts";
import { acceptAssetUpload } from "./acceptAssetUpload.ts";
import { assetRoutes } from "./assetRoutes.ts";
import { ingestAsset } from "./ingestAsset.ts";
import { renderAsset } from "./renderAsset.ts";
import { sharedFileRoutes } from "./sharedFileRoutes.ts";
import { sweepAssets } from "./sweepAssets.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "ingest-asset": { uploadId: string };
    "render-asset": { versionId: string };
    "sweep-assets": object;
  }
}

export const assets = {
  routes: [
    { at: "/api/assets", serve: ({ contextFor }) => assetRoutes(contextFor) },
    {
      at: "/s",
      secrets: "/s",
      headers: PRIVATE_HEADERS,
      serve: ({ contextFor }) => sharedFileRoutes(contextFor),
    },
    {
      at: "/uploads",
      serve: ({ services, contextFor }) =>
        uploadRoutes(services.incoming, contextFor, { asset: acceptAssetUpload }),
    },
  ],
  jobs: {
    "ingest-asset": { does: ingestAsset },
    "render-asset": { does: renderAsset, maxHours: SOUND_HOURS },
    "sweep-assets": { does: (context) => sweepAssets(context), at: EVERY_HOUR, atStart: true },
  },
} satisfies Feature;
