import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Transaction } from "kysely";
import { logAssetDownload } from "../../db/assets/assetDownloads.ts";
import { insertAssetLink } from "../../db/assets/assetLinks.ts";
import { insertAsset } from "../../db/assets/assets.ts";
import { insertAssetVersion } from "../../db/assets/assetVersions.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { AssetFormat, AssetKind, StemCategory } from "../../domain/assets/assetKind.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { newToken } from "../../server/accounts/tokens.ts";
import { drawPicture } from "../../server/assets/drawPicture.ts";
import type { FileFacts } from "../../server/assets/lookIntoFile.ts";
import { storeFile } from "../../server/assets/storeFile.ts";
import { newDocument } from "../../server/papers/newDocument.ts";
import type { MediaStorage } from "../../server/providers/storage.ts";
import { studioId, studioOf } from "./accounts.ts";
import type { Portrait } from "./portraits.ts";
import { stemOf } from "./stems.ts";
import { personId, storyId } from "./storyId.ts";

const BROUGHT = new Date("2026-06-02T09:30:00Z");
const TRACK = "First Light Loop";
const RELEASE = "Tidal Memory";
const STEM_TERMS = "Remixes for yourself are welcome. Ask before you publish one, and name Mara Lune.";

interface StoryAsset {
  fileName: string;
  name: string;
  kind: AssetKind;
  format: AssetFormat;
  bytes: Buffer;
  stem?: StemCategory;
  on?: "track" | "release";
  access?: string;
  altText?: string;
  tags: string[];
}

const STEMS: readonly (readonly [StemCategory, string])[] = [
  ["kick", "Kick"],
  ["bass", "Bass"],
  ["pad", "Pad"],
  ["melodicLead", "Lead"],
];

/** Mara Lune's files beside the music: a set of stems, a cover, a press photo and a booklet, with a link that was opened. */
export async function writeAssets(
  trx: Transaction<DB>,
  storage: MediaStorage,
  { portraits, cover, folder }: { portraits: readonly Portrait[]; cover: Buffer; folder: string },
): Promise<void> {
  const photo = portraits
    .flatMap(({ pictures }) => pictures)
    .find(({ kind }) => kind === "header")!
    .picture.files.at(-1)!.bytes;
  const shared = await Promise.all(
    [
      ...STEMS.map(
        ([stem, name], at): StoryAsset => ({
          ...{ fileName: `First_Light_Loop_0${at + 1}_${name}.wav`, name: `${TRACK} ${name}`, kind: "stem" },
          ...{ format: "wav", bytes: stemOf(stem), stem, on: "track", tags: ["remix pack", "132 bpm"] },
        }),
      ),
      await aBooklet(),
      {
        ...{ fileName: "tidal-memory-front.jpg", name: "Tidal Memory, front", kind: "cover", format: "jpg" },
        ...{ bytes: cover, on: "release", tags: ["artwork"], altText: "Waves that turn into circles" },
      } satisfies StoryAsset,
      {
        ...{ fileName: "mara-lune-press.webp", name: "Mara Lune, press photo", kind: "pressPhoto" },
        ...{ format: "webp", bytes: photo, access: "public", tags: ["press", "2026"] },
        altText: "The colours of Mara Lune's last tour",
      } satisfies StoryAsset,
    ].map((asset, at) => bring(trx, storage, asset, new Date(BROUGHT.getTime() + at * 60_000), folder)),
  );
  await shareOne(trx, shared.at(-1)!);
}

async function bring(
  trx: Transaction<DB>,
  storage: MediaStorage,
  asset: StoryAsset,
  createdAt: Date,
  folder: string,
): Promise<string> {
  const { fileName, name, kind, format, bytes, stem, on, access, altText, tags } = asset;
  const workspaceId = studioId(studioOf("mara-lune"));
  const id = storyId(`asset ${fileName}`, createdAt);
  const file = path.join(folder, id);
  await writeFile(file, bytes);
  const picture = kind === "cover" || kind === "pressPhoto" ? await drawPicture(bytes) : null;
  await storeFile(storage, id, file, { format, picture } satisfies FileFacts);
  const placeOf = async (table: "track" | "release", title: string) => {
    const row = await trx
      .selectFrom(table)
      .select("id")
      .where("workspaceId", "=", workspaceId)
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  await insertAsset(trx, {
    ...{ id, workspaceId, kind, name, tags, access: access ?? "private", altText: altText ?? null },
    ...{ stemCategory: stem ?? null, licenceText: stem ? STEM_TERMS : null, createdAt, updatedAt: createdAt },
    trackId: on === "track" ? await placeOf("track", TRACK) : null,
    releaseId: on === "release" ? await placeOf("release", RELEASE) : null,
  });
  const { width, height, isRgb } = picture ?? { width: null, height: null, isRgb: null };
  await insertAssetVersion(trx, {
    ...{ id, assetId: id, number: 1, fileName, format, bytes: bytes.length, width, height, isRgb, createdAt },
    sha256: createHash("sha256").update(bytes).digest("hex"),
    // The server prepares sounds for listening after its start.
    preview: stem ? "making" : picture ? "ready" : "none",
    uploadedBy: personId(studioOf("mara-lune").owner),
  });
  return id;
}

/** The magazine has looked at the photo and taken it home. */
async function shareOne(trx: Transaction<DB>, assetId: string): Promise<void> {
  const now = new Date();
  const linkId = storyId("asset link", BROUGHT);
  await insertAssetLink(trx, {
    ...{ id: linkId, assetId, tokenHash: newToken().hash, label: "Radio Sur", allowsDownload: true },
    ...{ expiresAt: new Date(now.getTime() + 21 * DAY_MS), views: 3 },
    ...{
      lastViewedAt: new Date(now.getTime() - 2 * DAY_MS),
      createdAt: new Date(now.getTime() - 9 * DAY_MS),
    },
    createdBy: personId(studioOf("mara-lune").owner),
  });
  const taken = { assetId, versionId: assetId, userId: null, linkId };
  await logAssetDownload(trx, taken, new Date(now.getTime() - 2 * DAY_MS));
}

/** Four small pages, as a musician would lay them out in an evening. */
async function aBooklet(): Promise<StoryAsset> {
  const doc = newDocument({ size: [340, 340], margin: 32, info: { Title: "Tidal Memory" } });
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const finished = new Promise((resolve) => doc.on("end", resolve));
  doc.fontSize(30).text("Tidal Memory").fontSize(12).text("Mara Lune");
  doc
    .addPage()
    .fontSize(12)
    .text("Written, played and recorded by Mara Lune on the north shore, winter 2024.");
  doc.addPage().text("Thanks to everybody who lent an ear, a key or a boat.");
  doc.addPage().text("All rights reserved.");
  doc.end();
  await finished;
  return {
    ...{ fileName: "tidal-memory-booklet.pdf", name: "Tidal Memory, booklet", kind: "booklet" },
    ...{ format: "pdf", bytes: Buffer.concat(pieces), on: "release", access: "buyers", tags: ["artwork"] },
  };
}
