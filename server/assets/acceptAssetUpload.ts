import type { Kysely, Transaction } from "kysely";
import { countAssets, findAssets, isPlaceOf } from "../../db/assets/assets.ts";
import { insertUpload } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { MAX_ASSETS, MAX_VERSIONS, sizeRefusal } from "../../domain/assets/asset.ts";
import { type AssetKind, isAssetKind, STEM_CATEGORIES } from "../../domain/assets/assetKind.ts";
import { largerThan, MAX_UPLOAD_BYTES, MEGABYTE } from "../../domain/catalog/audio.ts";
import { tidyFileName } from "../../domain/catalog/upload.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { type AnnouncedUpload, studioFor, UploadRefused } from "../catalog/acceptUpload.ts";
import type { AcceptOther } from "../catalog/uploadRoutes.ts";
import { workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { rowOf } from "../graphql/globalId.ts";

type Told = Parameters<AcceptOther>[2];

/** What a received file becomes: a new asset somewhere, or the next file of one. */
export interface AssetPlan {
  kind: AssetKind;
  /** The asset that gets a new file; null makes a new asset. */
  assetId: string | null;
  trackId: string | null;
  releaseId: string | null;
  stemCategory: string | null;
}

type Asked = { upload: AnnouncedUpload; told: Told; workspaceId: string; megabytes: number };

const takeOn = verb("acceptAssetUpload", {
  unaudited: "The upload's own row keeps who sent it and when.",
  scope: "assets:write",
  gate: "stemsAndAssets",
  async run(act, { upload, told, workspaceId: named, megabytes }: Asked) {
    const { trx, actor } = act;
    const { userId } = userOf(actor);
    const asset = told.asset ? await ownAsset(trx, told.asset, workspacesOf(userOf(actor))) : null;
    const workspaceId = asset?.workspaceId ?? named;
    await act.lock("workspace", workspaceId);
    const kind = asset ? asset.kind : (told.kind ?? "");
    if (!isAssetKind(kind)) throw new UploadRefused(422, refusal("assets.kindUnknown"));
    judgeSize(upload, kind, megabytes);
    const plan = { kind, ...(asset ? renewing(asset) : await placeFor(trx, workspaceId, told)) };
    if (!asset && (await countAssets(trx, workspaceId, {})) >= MAX_ASSETS)
      throw new UploadRefused(422, refusal("assets.tooMany", { max: MAX_ASSETS }));
    await insertUpload(trx, {
      ...{ id: upload.id, workspaceId, userId, bytes: upload.bytes },
      fileName: tidyFileName(upload.fileName),
      assetPlan: JSON.stringify(plan satisfies AssetPlan),
    });
    return act.done({ uploadId: upload.id });
  },
});

/**
 * Takes on a file that becomes an asset. Its browser tells the `kind` or, for a new version, the `asset`, whose studio then
 * counts; where it belongs (`track` or `release`, global ids) and the part of the mix (`stem`).
 */
export const acceptAssetUpload: AcceptOther = async (context, upload, told) => {
  const workspaceId = studioFor(context, upload.workspaceId);
  const { uploadMegabytes: megabytes } = await context.services.platform.settings();
  await act(actingIn(context), takeOn, { upload, told, workspaceId, megabytes });
};

function judgeSize({ bytes }: AnnouncedUpload, kind: AssetKind, megabytes: number): void {
  if (bytes === 0) throw new UploadRefused(422, refusal("audio.empty"));
  const tooLarge = sizeRefusal(kind, bytes);
  if (tooLarge) throw new UploadRefused(413, tooLarge);
  // A platform that wants smaller files than it might have wants it of all files.
  const isNarrowed = megabytes * MEGABYTE < MAX_UPLOAD_BYTES;
  if (isNarrowed && bytes > megabytes * MEGABYTE) throw new UploadRefused(413, largerThan(megabytes));
}

async function ownAsset(db: Kysely<DB>, globalId: string, own: readonly string[]) {
  const id = rowOf(globalId, "Asset");
  const [asset] = id ? await findAssets(db, [id], own) : [];
  if (!asset || asset.deletedAt) throw new NotFound();
  if (asset.number >= MAX_VERSIONS)
    throw new UploadRefused(422, refusal("assets.tooManyVersions", { max: MAX_VERSIONS }));
  return asset;
}

function renewing({ id }: { id: string }) {
  return { assetId: id, trackId: null, releaseId: null, stemCategory: null };
}

async function placeFor(trx: Transaction<DB>, workspaceId: string, told: Told) {
  const place = async (name: "track" | "release") => {
    const named = told[name];
    if (!named) return null;
    const id = rowOf(named, name === "track" ? "Track" : "Release");
    if (!id || !(await isPlaceOf(trx, workspaceId, name, id))) throw new NotFound();
    return id;
  };
  const trackId = await place("track");
  const stem = STEM_CATEGORIES.find((each) => each === told.stem) ?? null;
  return { assetId: null, trackId, releaseId: trackId ? null : await place("release"), stemCategory: stem };
}
