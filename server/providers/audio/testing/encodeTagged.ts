import { registerMediabunnyServer } from "@mediabunny/server";
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WAVE,
} from "mediabunny";

// Makes tagged songs for the tests: `node encodeTagged.ts song.wav '[{"out":"song.flac","format":"flac","title":…}]'`. A program of
// its own, so that native codecs stay out of Jest's process; for many songs at once, because to load them takes longest.
const [wave, json] = process.argv.slice(2);

const targets = {
  flac: { format: new FlacOutputFormat(), codec: "flac" },
  mp3: { format: new Mp3OutputFormat(), codec: "mp3" },
  m4a: { format: new Mp4OutputFormat({ fastStart: "in-memory" }), codec: "aac" },
  ogg: { format: new OggOutputFormat(), codec: "vorbis" },
  opus: { format: new OggOutputFormat(), codec: "opus" },
} as const;

registerMediabunnyServer();
for (const { out, format, title, artist, album, genre, isrc, year, cover } of JSON.parse(json!)) {
  const target = targets[format as keyof typeof targets];
  const input = new Input({ source: new FilePathSource(wave!), formats: [WAVE] });
  const output = new Output({ format: target.format, target: new FilePathTarget(out) });
  // The writer knows no free-form atoms: a place of the length of one is left for whoever called.
  const raw = { ISRC: format === "m4a" ? "-".repeat(56) : isrc };
  const tags = {
    ...{ title, artist, album, genre, date: new Date(`${year}-06-01`), raw },
    images: [{ data: Buffer.from(cover, "base64"), mimeType: "image/jpeg", kind: "coverFront" as const }],
  };
  const audio = { codec: target.codec as "aac", bitrate: 128_000 };
  await (await Conversion.init({ input, output, audio, tags, showWarnings: false })).execute();
}
process.exit(0);
