import type { FileHandle } from "node:fs/promises";
import { type AudioFormat, notAudio } from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { frameAt } from "./mpegFrame.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

const WINDOW_BYTES = 64 * 1024;
/** Covers live in tags, so they may be big; beyond this they are a bomb. */
const MAX_TAG_BYTES = 64 * 1024 ** 2;

/** Up to `length` bytes at `position`; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length = WINDOW_BYTES): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const textAt = (bytes: Buffer, offset: number, length: number) =>
  bytes.toString("latin1", offset, offset + length);

/** Where the music starts: behind any ID3v2 tags that programs put before it. */
export async function audioStart(file: FileHandle): Promise<number> {
  let position = 0;
  for (let tags = 0; tags < 4; tags++) {
    const head = await readAt(file, position, 10);
    if (head.length < 10 || textAt(head, 0, 3) !== "ID3") return position;
    const size = [6, 7, 8, 9].reduce((sum, i) => sum * 128 + (head[i]! & 0x7f), 0);
    const hasFooter = (head[5]! & 0x10) !== 0;
    position += 10 + size + (hasFooter ? 10 : 0);
    if (position > MAX_TAG_BYTES) throw new UnreadableAudio(refusal("audio.oversizedTags"));
  }
  return position;
}

/**
 * Decides by bytes alone. A file is audio only when it *starts* as audio: a page, script, playlist or archive with
 * music behind it is refused, as is music with an archive at its end.
 * @throws UnreadableAudio
 */
export async function identify(file: FileHandle): Promise<AudioFormat> {
  const { size } = await file.stat();
  if (size === 0) throw new UnreadableAudio(refusal("audio.empty"));
  if (await holdsPage(file, size)) throw new UnreadableAudio(refusal("audio.page"));
  if (await endsAsArchive(file, size)) throw new UnreadableAudio(refusal("audio.archive"));
  const start = await audioStart(file);
  const bytes = await readAt(file, start);
  const format = containerOf(bytes, start > 0) ?? (isMpegLayer3(bytes) ? "mp3" : null);
  if (!format) throw new UnreadableAudio(notAudio());
  return format;
}

function containerOf(bytes: Buffer, isTagged: boolean): AudioFormat | null {
  if (textAt(bytes, 0, 4) === "fLaC") return "flac";
  if (isTagged) return null;
  const kind = textAt(bytes, 8, 4);
  if (["RIFF", "RF64", "BW64"].includes(textAt(bytes, 0, 4))) return kind === "WAVE" ? "wav" : null;
  if (textAt(bytes, 0, 4) === "FORM") return kind === "AIFF" || kind === "AIFC" ? "aiff" : null;
  if (textAt(bytes, 4, 4) === "ftyp") return "m4a";
  if (textAt(bytes, 0, 4) === "OggS") return oggCodec(bytes);
  return null;
}

/** The first packet of an Ogg file names its codec; RFC 3533, 5334, 7845. */
function oggCodec(bytes: Buffer): AudioFormat | null {
  const packet = 27 + (bytes[26] ?? 0);
  if (textAt(bytes, packet, 8) === "OpusHead") return "opus";
  if (textAt(bytes, packet, 7) === "\x01vorbis" || textAt(bytes, packet, 5) === "\x7fFLAC") return "ogg";
  return null;
}

/** Two frames in a row: one alone is met by chance in any data. Some programs pad with zeros before the first. */
function isMpegLayer3(bytes: Buffer): boolean {
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === 0) offset++;
  const first = frameAt(bytes, offset);
  const second = first && frameAt(bytes, offset + first.bytes);
  return Boolean(second && second.sampleRate === first.sampleRate);
}

/** What browsers, readers and servers would start to run when such a file reached them under another name. */
const FOREIGN = /<script|<html|<!doctype html|<svg[\s>]|<\?php|%PDF-|#!\/(usr|bin)/i;

/** In front of the sound or behind it, which is where a file of two kinds keeps its other face. */
export async function holdsPage(file: FileHandle, size: number, foreign = FOREIGN): Promise<boolean> {
  const [head, tail] = await Promise.all([readAt(file, 0), readAt(file, Math.max(0, size - WINDOW_BYTES))]);
  return [head, tail].some((bytes) => foreign.test(bytes.toString("latin1")));
}

/** A zip is read from its end: a record "PK\5\6" whose comment reaches exactly to the last byte. */
export async function endsAsArchive(file: FileHandle, size: number): Promise<boolean> {
  const tail = await readAt(file, Math.max(0, size - WINDOW_BYTES - 22), Math.min(size, WINDOW_BYTES + 22));
  for (let at = tail.lastIndexOf("PK\x05\x06", undefined, "latin1"); at >= 0; ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at === 0 ? -1 : tail.lastIndexOf("PK\x05\x06", at - 1, "latin1");
  }
  return false;
}
