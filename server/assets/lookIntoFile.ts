import { type FileHandle, open, readFile } from "node:fs/promises";
import { notOfKind } from "../../domain/assets/asset.ts";
import { type AssetFormat, type AssetKind, familyOf, formatsOf } from "../../domain/assets/assetKind.ts";
import { SNIFFED_BYTES, sniffFormat } from "../../domain/assets/sniffFormat.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { endsAsArchive, holdsPage } from "../providers/audio/identify.ts";
import type { AudioEngine } from "../providers/audio.ts";
import { AssetRefused } from "./AssetRefused.ts";
import { checkPdf } from "./checkPdf.ts";
import { type DrawnPicture, drawPicture } from "./drawPicture.ts";

/** What a file is, by its bytes. */
export interface FileFacts {
  format: AssetFormat;
  /** Of pictures. */
  picture: DrawnPicture | null;
}

/** What browsers and readers would start to run: as for music, but that a PDF begins as one. */
const FOREIGN = /<script|<html|<!doctype html|<svg[\s>]|<\?php|#!\/(usr|bin)/i;

/**
 * Looks into a received file before it is kept. Throws AssetRefused, or UnreadableAudio for sounds, when it is not of its
 * kind, is damaged, or has a second face.
 */
export async function lookIntoFile(audio: AudioEngine, kind: AssetKind, path: string): Promise<FileFacts> {
  const accepted = formatsOf(kind);
  if (accepted.every((format) => familyOf(format) === "audio"))
    return { format: (await audio.inspect(path)).format, picture: null };
  await using file = await open(path, "r");
  const format = await formatOf(file);
  if (!format || !accepted.includes(format)) throw new AssetRefused(notOfKind(kind));
  const family = familyOf(format);
  if (family !== "project") await refuseTwoFaces(file);
  if (family === "pdf") await checkPdf(file);
  return { format, picture: family === "image" ? await drawPicture(await readFile(path)) : null };
}

async function formatOf(file: FileHandle): Promise<AssetFormat | null> {
  const head = Buffer.alloc(SNIFFED_BYTES);
  const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
  return sniffFormat(head.subarray(0, bytesRead));
}

async function refuseTwoFaces(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  if ((await holdsPage(file, size, FOREIGN)) || (await endsAsArchive(file, size)))
    throw new AssetRefused(refusal("assets.twoFaces"));
}
