/** The frames of ID3v2.4 that our tags stand in, by the names that FFmpeg gives them. */
const FRAMES: Readonly<Record<string, string>> = {
  title: "TIT2",
  artist: "TPE1",
  album: "TALB",
  album_artist: "TPE2",
  track: "TRCK",
  disc: "TPOS",
  date: "TDRC",
  genre: "TCON",
  composer: "TCOM",
  copyright: "TCOP",
  publisher: "TPUB",
  TSRC: "TSRC",
};
const UTF_8 = 3;
const FRONT_COVER = 3;

const encoder = new TextEncoder();

/** An ID3v2.4 tag with these facts and a JPEG, in UTF-8; lyrics stand where players look for them. */
export function id3Tag(tags: Readonly<Record<string, string>>, cover: Uint8Array | null): Uint8Array {
  const frames = Object.entries(tags).map(([name, text]) => {
    const frame = FRAMES[name];
    if (frame) return frameOf(frame, [UTF_8], text);
    // Of no language in particular, without a heading.
    return name === "LYRICS"
      ? frameOf("USLT", [UTF_8, ..."XXX\0"].map(byteOf), text)
      : frameOf("TXXX", [UTF_8], `${name}\0${text}`);
  });
  if (cover) frames.push(frameOf("APIC", [UTF_8, ..."image/jpeg\0", FRONT_COVER, 0].map(byteOf), cover));
  const size = frames.reduce((sum, { length }) => sum + length, 0);
  return joined([Uint8Array.of(...[..."ID3"].map(byteOf), 4, 0, 0, ...syncSafe(size)), ...frames]);
}

function frameOf(id: string, head: readonly number[], content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  const size = syncSafe(head.length + bytes.length);
  return joined([Uint8Array.of(...[...id].map(byteOf), ...size, 0, 0, ...head), bytes]);
}

const byteOf = (sign: string | number) => (typeof sign === "number" ? sign : sign.charCodeAt(0));

/** Seven bits a byte, so that no size looks like the beginning of music. */
const syncSafe = (size: number) => [21, 14, 7, 0].map((shift) => (size >>> shift) & 0x7f);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
