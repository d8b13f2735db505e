import {
  type AssetDownloadRow,
  countAssetDownloads,
  listAssetDownloads,
} from "../../db/assets/assetDownloads.ts";
import { type AssetRow, findAssets } from "../../db/assets/assets.ts";
import { type AssetVersionRow, listAssetPeaks, listAssetVersions } from "../../db/assets/assetVersions.ts";
import { ASSET_ACCESS, type AssetAccess } from "../../domain/assets/asset.ts";
import { PREVIEW_WIDTHS, type PreviewWidth } from "../../domain/assets/assetFiles.ts";
import {
  ASSET_KINDS,
  type AssetFormat,
  type AssetKind,
  familyOf,
  STEM_CATEGORIES,
  type StemCategory,
} from "../../domain/assets/assetKind.ts";
import { COVER_FAULTS, coverFaults } from "../../domain/assets/coverReport.ts";
import type { Licence } from "../../domain/releases/licence.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { Upload } from "../catalog/Upload.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { LicenceEnum } from "../releases/releaseFields.ts";
import type { AssetPlan } from "./acceptAssetUpload.ts";
import { fileAddress, listenAddress, previewAddress } from "./assetAddress.ts";

/** The log shows so many downloads; all are counted. */
const LOG_LENGTH = 50;

export const AssetKindEnum = builder.enumType("AssetKind", { values: ASSET_KINDS });
export const AssetAccessEnum = builder.enumType("AssetAccess", {
  values: ASSET_ACCESS,
  description: "Who may have it beside the studio.",
});
export const StemCategoryEnum = builder.enumType("StemCategory", { values: STEM_CATEGORIES });
const CoverFaultEnum = builder.enumType("CoverFault", {
  values: COVER_FAULTS,
  description: "What shops would say about a picture as a cover.",
});
const AssetPreviewEnum = builder.enumType("AssetPreview", { values: ["none", "making", "ready", "failed"] });

type Preview = "none" | "making" | "ready" | "failed";

const versionsOf = perRequest<AssetVersionRow[]>(async (ids, { db }) =>
  grouped(ids, await listAssetVersions(db, ids), ({ assetId }) => assetId),
);
const downloadsOf = perRequest<AssetDownloadRow[]>(async (ids, { db }) =>
  grouped(ids, await listAssetDownloads(db, ids, LOG_LENGTH), ({ assetId }) => assetId),
);
const downloadCountOf = perRequest<number>(async (ids, { db }) => {
  const counts = new Map((await countAssetDownloads(db, ids)).map(({ assetId, count }) => [assetId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});
const peaksOf = perRequest<Buffer | null>(async (ids, { db }) => {
  const peaks = new Map((await listAssetPeaks(db, ids)).map((row) => [row.id, row.peaks]));
  return ids.map((id) => peaks.get(id) ?? null);
});

const AssetVersion = builder.objectRef<AssetVersionRow>("AssetVersion").implement({
  description: "One file that an asset had or has.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From one." }),
    fileName: t.exposeString("fileName"),
    format: t.exposeString("format", { description: "By its bytes, such as jpg." }),
    bytes: t.float({ resolve: ({ bytes }) => Number(bytes) }),
    sha256: t.exposeString("sha256"),
    width: t.exposeInt("width", { nullable: true, description: "Pixels." }),
    height: t.exposeInt("height", { nullable: true, description: "Pixels." }),
    downloadUrl: t.string({ resolve: ({ id }) => fileAddress(id) }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const AssetDownload = builder.objectRef<AssetDownloadRow>("AssetDownload").implement({
  description: "That a file was taken home.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    downloadId: t.exposeString("id"),
    number: t.exposeInt("number", { description: "Of the file." }),
    userName: t.exposeString("userName", {
      nullable: true,
      description: "Who; null for somebody without an account, or whose account is gone.",
    }),
    isByLink: t.boolean({ resolve: ({ linkId }) => linkId !== null }),
    linkLabel: t.exposeString("linkLabel", { nullable: true, description: "Whom the link was made for." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const Asset = builder.loadableNodeRef("Asset", {
  id: { resolve: (asset: AssetRow) => asset.id },
  load: (ids: string[], { db, viewer }) => findAssets(db, ids, workspacesOf(viewer)),
  sort: (asset: AssetRow) => asset.id,
});

Asset.implement({
  description:
    "A file beside the music: artwork, stems, papers, whatever belongs to a track, a release or the studio.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    kind: t.field({ type: AssetKindEnum, resolve: ({ kind }) => kind as AssetKind }),
    name: t.exposeString("name"),
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
    release: t.field({ type: Release, nullable: true, resolve: ({ releaseId }) => releaseId }),
    stemCategory: t.field({
      type: StemCategoryEnum,
      nullable: true,
      resolve: ({ stemCategory }) => stemCategory as StemCategory | null,
    }),
    licence: t.field({ type: LicenceEnum, resolve: ({ licence }) => licence as Licence }),
    licenceText: t.exposeString("licenceText", { nullable: true, description: "Terms of the studio's own." }),
    access: t.field({ type: AssetAccessEnum, resolve: ({ access }) => access as AssetAccess }),
    altText: t.exposeString("altText", { nullable: true, description: "The picture in words." }),
    tags: t.exposeStringList("tags"),
    revision: t.exposeInt("revision", { description: "Rises with every save; an edit sends it back." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    deletedAt: t.expose("deletedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was thrown away; its files are erased 30 days later.",
    }),
    number: t.exposeInt("number", { description: "Of its newest file, which the next fields are about." }),
    fileName: t.exposeString("fileName"),
    format: t.exposeString("format", { description: "By its bytes, such as jpg." }),
    bytes: t.float({ resolve: ({ bytes }) => Number(bytes) }),
    sha256: t.exposeString("sha256"),
    width: t.exposeInt("width", { nullable: true, description: "Pixels." }),
    height: t.exposeInt("height", { nullable: true, description: "Pixels." }),
    duration: t.int({
      nullable: true,
      description: "Seconds, of a sound.",
      resolve: ({ durationMs }) => (durationMs === null ? null : Math.round(durationMs / 1000)),
    }),
    coverFaults: t.field({
      type: [CoverFaultEnum],
      description: "Of a cover: gravest first, empty when shops take it as it is.",
      resolve: (asset) =>
        asset.kind === "cover" ? coverFaults({ ...asset, bytes: Number(asset.bytes) }) : [],
    }),
    preview: t.field({
      type: AssetPreviewEnum,
      description: "What there is to look at or listen to.",
      resolve: ({ preview }) => preview as Preview,
    }),
    previewUrl: t.string({
      nullable: true,
      description: "Of a picture, drawn anew in a width of 320 or 1280 pixels.",
      args: { width: t.arg.int({ required: false }) },
      resolve: ({ versionId, preview, format }, { width }) => {
        if (preview !== "ready" || familyOf(format as AssetFormat) !== "image") return null;
        const wide: PreviewWidth = PREVIEW_WIDTHS.find((each) => each >= (width ?? 0)) ?? 1280;
        return previewAddress(versionId, wide);
      },
    }),
    listenUrl: t.string({
      nullable: true,
      description: "Of a sound.",
      resolve: ({ versionId, preview, format }) =>
        preview === "ready" && familyOf(format as AssetFormat) === "audio" ? listenAddress(versionId) : null,
    }),
    peaks: t.intList({
      nullable: true,
      description: "800 points, 0 to 255, of a sound.",
      resolve: async ({ versionId }, _args, context) => {
        const peaks = await peaksOf(context).load(versionId);
        return peaks && [...peaks];
      },
    }),
    downloadUrl: t.string({ resolve: ({ versionId }) => fileAddress(versionId) }),
    versions: t.field({
      type: [AssetVersion],
      description: "Every file it ever had, newest first.",
      resolve: ({ id }, _args, context) => versionsOf(context).load(id),
    }),
    downloadCount: t.int({ resolve: ({ id }, _args, context) => downloadCountOf(context).load(id) }),
    downloads: t.field({
      type: [AssetDownload],
      description: "The latest 50.",
      resolve: ({ id }, _args, context) => downloadsOf(context).load(id),
    }),
  }),
});

builder.objectFields(Upload, (t) => ({
  asset: t.field({
    type: Asset,
    nullable: true,
    description: "What it became, or whose next file it is.",
    resolve: ({ assetId, assetPlan }) => assetId ?? (assetPlan as AssetPlan | null)?.assetId ?? null,
  }),
  assetKind: t.field({
    type: AssetKindEnum,
    nullable: true,
    description: "Null: it becomes a track.",
    resolve: ({ assetPlan }) => (assetPlan as AssetPlan | null)?.kind ?? null,
  }),
}));
