import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A file that calls itself a picture, and is none that may be kept. */
export interface BadPicture {
  what: string;
  file: () => Buffer | Promise<Buffer>;
  /** Whether it says that it has more pixels than any picture may have; the others cannot be read at all. */
  isHuge?: true;
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>`;

export const BAD_PICTURES: readonly BadPicture[] = [
  { what: "a text that calls itself a picture", file: () => Buffer.from("Dear diary, this is no picture.") },
  { what: "nothing", file: () => Buffer.alloc(0) },
  { what: "an SVG with a script", file: () => Buffer.from(SVG) },
  { what: "an SVG behind a declaration", file: () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`) },
  { what: "half a JPEG", file: async () => (await noisePicture(1500)).subarray(0, 40_000) },
  { what: "half a PNG", file: async () => (await plainPng(1500)).subarray(0, 90_000) },
  {
    what: "a JPEG's first bytes and then noise",
    file: () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), randomBytes(5000)]),
  },
  { what: "a PNG of 64,000 by 64,000 pixels", file: () => hugePng(64_000), isHuge: true },
  {
    what: "a page that begins like a GIF",
    file: () => Buffer.from("GIF89a/*<script>alert(1)</script>*/=1"),
  },
];

/** A picture that no compression makes small. */
export function noisePicture(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer();
}

function plainPng(side: number): Promise<Buffer> {
  const background = { r: 20, g: 60, b: 160 };
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A PNG that says it has this many pixels and holds none of them. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}
