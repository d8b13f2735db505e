import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { id3Tag } from "../../../domain/downloads/id3.ts";

/** What somebody's program wrote into a file. */
export interface Written {
  title: string;
  artist: string;
  album: string;
  genre: string;
  isrc: string;
  year: number;
  cover: Buffer;
}

const ENCODER = path.join(import.meta.dirname, "../../providers/audio/testing/encodeTagged.ts");

/** The formats in which musicians keep their songs. */
export const TAGGED_FORMATS = ["mp3", "flac", "m4a", "ogg", "opus", "wav", "aiff", "aifc"] as const;
export type TaggedFormat = (typeof TAGGED_FORMATS)[number];

/** A wave as a file of each format that is wanted, with tags as its programs write them. */
export function taggedSongs(
  folder: string,
  wave: string,
  wanted: readonly { format: TaggedFormat; written: Written }[],
): Buffer[] {
  const outOf = (n: number) => path.join(folder, `tagged ${n}`);
  const told = wanted.map(({ format, written }, n) => ({
    ...written,
    ...{ format, out: outOf(n), cover: written.cover.toString("base64") },
  }));
  const encoded = told.filter(({ format }) => !isByHand(format));
  execFileSync(process.execPath, [ENCODER, wave, JSON.stringify(encoded)]);
  return wanted.map(({ format, written }, n) =>
    isByHand(format)
      ? byHand(readFileSync(wave), format, written)
      : withOwnTags(readFileSync(outOf(n)), format, written),
  );
}

const isByHand = (format: TaggedFormat) => format === "wav" || format === "aiff" || format === "aifc";

function byHand(wave: Buffer, format: TaggedFormat, written: Written): Buffer {
  return format === "aiff" || format === "aifc"
    ? aiffOf(wave, format, id3Tag(id3Names(written), written.cover))
    : waveWithInfo(wave, written, "utf-8");
}

/** What the encoder has no words for. */
function withOwnTags(bytes: Buffer, format: TaggedFormat, written: Written): Buffer {
  if (format === "m4a") return withIsrcAtom(bytes, written.isrc);
  return format === "mp3"
    ? Buffer.concat([id3Tag(id3Names(written), written.cover), withoutId3(bytes)])
    : bytes;
}

const id3Names = ({ title, artist, album, genre, isrc, year }: Written) => ({
  ...{ title, artist, album, genre, TSRC: isrc, date: String(year) },
});

/** `----` with its owner, its name and its value, where the encoder left a box of eighty bytes for it. */
function withIsrcAtom(m4a: Buffer, isrc: string): Buffer {
  const box = (id: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8, 0);
    head.write(id, 4, "latin1");
    return Buffer.concat([head, content]);
  };
  const text = (before: number[], words: string) => Buffer.concat([Buffer.from(before), Buffer.from(words)]);
  const parts = [
    box("mean", text([0, 0, 0, 0], "com.apple.iTunes")),
    box("name", text([0, 0, 0, 0], "ISRC")),
    box("data", text([0, 0, 0, 1, 0, 0, 0, 0], isrc)),
  ];
  const atom = box("----", Buffer.concat(parts));
  const at = m4a.indexOf("ISRC") - 4;
  if (m4a.readUInt32BE(at) !== atom.length) throw new Error("The place for the ISRC has another length.");
  return Buffer.concat([m4a.subarray(0, at), atom, m4a.subarray(at + atom.length)]);
}

/** An MP3 with nothing but the older tag of 128 bytes, in Latin-1. */
export function withLatinTag(mp3: Buffer, { title, artist, album, year }: Written): Buffer {
  const field = (text: string, length: number) =>
    Buffer.concat([Buffer.from(text, "latin1"), Buffer.alloc(length)]).subarray(0, length);
  const tag = [
    Buffer.from("TAG"),
    field(title, 30),
    field(artist, 30),
    field(album, 30),
    field(String(year), 4),
    Buffer.alloc(30),
    Buffer.from([52]),
  ];
  return Buffer.concat([withoutId3(mp3), ...tag]);
}

export function withoutId3(mp3: Buffer): Buffer {
  if (mp3.toString("latin1", 0, 3) !== "ID3") return mp3;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + mp3[at]!, 0);
  return mp3.subarray(10 + size);
}

/** A wave with the facts in its `LIST INFO` chunk, and in an ID3 chunk what INFO has no field or no signs for. */
export function waveWithInfo(wave: Buffer, written: Written, letters: "utf-8" | "latin1"): Buffer {
  const info = {
    INAM: written.title,
    IART: written.artist,
    IPRD: written.album,
    IGNR: written.genre,
    ICRD: String(written.year),
  };
  const list = chunk(
    "LIST",
    Buffer.concat([
      Buffer.from("INFO"),
      ...Object.entries(info).map(([id, text]) => chunk(id, Buffer.from(`${text}\0`, letters))),
    ]),
  );
  const id3 = chunk("id3 ", Buffer.from(id3Tag({ TSRC: written.isrc }, written.cover)));
  const body = Buffer.concat([wave.subarray(12), list, id3]);
  const head = Buffer.from(wave.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function chunk(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 0, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The same samples as AIFF, with their bytes the other way round, or as AIFC, as they are. */
function aiffOf(wave: Buffer, format: "aiff" | "aifc", id3: Uint8Array): Buffer {
  const isSwapped = format === "aiff";
  const samples = isSwapped ? Buffer.from(wave.subarray(44)).swap16() : wave.subarray(44);
  const channels = wave.readUInt16LE(22);
  const common = Buffer.alloc(18);
  common.writeUInt16BE(channels, 0);
  common.writeUInt32BE(samples.length / (2 * channels), 2);
  common.writeUInt16BE(16, 6);
  // 44,100 as an extended float.
  Buffer.from("400eac44000000000000", "hex").copy(common, 8);
  const part = (id: string, content: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.write(id, 0, "latin1");
    head.writeUInt32BE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const packing = isSwapped ? [] : [Buffer.from("sowt\0\0", "latin1")];
  const body = [
    Buffer.from(isSwapped ? "AIFF" : "AIFC"),
    ...(isSwapped ? [] : [part("FVER", Buffer.from("a2805140", "hex"))]),
    part("COMM", Buffer.concat([common, ...packing])),
    part("SSND", Buffer.concat([Buffer.alloc(8), samples])),
    part("ID3 ", id3),
  ];
  return part("FORM", Buffer.concat(body));
}
