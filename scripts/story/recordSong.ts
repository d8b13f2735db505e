// Plays one song of the story into a tagged FLAC file, as a musician would upload it: `node recordSong.ts` is forked with
// the song and the file's path. A program of its own, so that two songs are played at once.
import { rm, writeFile } from "node:fs/promises";
import { registerMediabunnyServer } from "@mediabunny/server";
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  Output,
  WAVE,
} from "mediabunny";
import type { Song } from "./songs.ts";
import { synthesise } from "./synth/synthesise.ts";
import { wavOf } from "./synth/waveFile.ts";

export interface Recording {
  song: Song;
  artist: string;
  album: string;
  file: string;
}

registerMediabunnyServer();

process.on("message", ({ song, artist, album, file }: Recording) => {
  void record(song, artist, album, file).then(() => process.send!("recorded"));
});

async function record(song: Song, artist: string, album: string, file: string): Promise<void> {
  const wave = `${file}.wav`;
  await writeFile(wave, wavOf(synthesise(song)));
  const input = new Input({ source: new FilePathSource(wave), formats: [WAVE] });
  const output = new Output({ format: new FlacOutputFormat(), target: new FilePathTarget(file) });
  const tags = { title: song.title, artist, album, trackNumber: song.trackNumber, genre: song.genre };
  const conversion = await Conversion.init({
    input,
    output,
    audio: { codec: "flac" },
    tags,
    showWarnings: false,
  });
  await conversion.execute();
  await rm(wave);
}
