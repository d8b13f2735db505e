import type { AssetFormat } from "./assetKind.ts";

/** How many bytes from the start are enough to tell. */
export const SNIFFED_BYTES = 64;

const MAGIC: readonly (readonly [AssetFormat, number, string])[] = [
  ["jpg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["pdf", 0, "%PDF-"],
  ["midi", 0, "MThd"],
  ["webm", 0, "\x1a\x45\xdf\xa3"],
  ["zip", 0, "PK\x03\x04"],
  ["gzip", 0, "\x1f\x8b\x08"],
  ["sevenZip", 0, "7z\xbc\xaf\x27\x1c"],
  ["flp", 0, "FLhd"],
];

/**
 * What a file is by its first bytes, of those formats that are told without reading more; null for everything else,
 * music included: the audio engine looks into that.
 */
export function sniffFormat(head: Uint8Array): AssetFormat | null {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  const found = MAGIC.find(([, at, magic]) => text.startsWith(magic, at));
  if (found) return found[0];
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("ftyp", 4)) return text.startsWith("qt  ", 8) ? "mov" : "mp4";
  return null;
}
