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

// Makes the musician's files for the tests: `node encodeAll.ts song.wav folder` writes one song in every other
// format. A program of its own, so that native codecs stay out of Jest's process.
const [wave, folder] = process.argv.slice(2);
const tags = { title: "Undertow", artist: "Mara Lune", album: "Tide", trackNumber: 3, genre: "Electronic" };

const targets = [
  { name: "song.flac", format: new FlacOutputFormat(), codec: "flac" },
  { name: "song.mp3", format: new Mp3OutputFormat(), codec: "mp3" },
  { name: "song.m4a", format: new Mp4OutputFormat({ fastStart: "in-memory" }), codec: "aac" },
  { name: "endTable.m4a", format: new Mp4OutputFormat({ fastStart: false }), codec: "aac" },
  { name: "song.ogg", format: new OggOutputFormat(), codec: "vorbis" },
  { name: "song.opus", format: new OggOutputFormat(), codec: "opus" },
] as const;

registerMediabunnyServer();
for (const { name, format, codec } of targets) {
  const input = new Input({ source: new FilePathSource(wave!), formats: [WAVE] });
  const output = new Output({ format, target: new FilePathTarget(`${folder}/${name}`) });
  const audio = { codec, bitrate: 128_000 };
  await (await Conversion.init({ input, output, audio, tags, showWarnings: false })).execute();
}
process.exit(0);
