const FRONT_COVER = 3;
const COLOUR_BITS = 24;

/** A front cover as Vorbis comments carry it: FLAC's picture block (RFC 9639, section 8.8) in base64. */
export function pictureBlock(jpeg: Uint8Array, { side }: { side: number }): string {
  const mimeType = Buffer.from("image/jpeg", "latin1");
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
    return bytes;
  };
  return Buffer.concat([
    numbers(FRONT_COVER, mimeType.length),
    mimeType,
    numbers(0, side, side, COLOUR_BITS, 0, jpeg.length),
    jpeg,
  ]).toString("base64");
}
