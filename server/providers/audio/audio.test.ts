import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MAX_AUDIO_SECONDS } from "../../../domain/catalog/audio.ts";
import { english } from "../../../domain/testing/english.ts";
import { type AudioFormat, isFinal, openAudioEngine, UnfinishedAudio, UnreadableAudio } from "../audio.ts";
import { AUDIO_LIMITS, cpuSecondsFor } from "./limits.ts";
import { canSeeChildren, signalChildren, slowChildren, stopChildren } from "./testing/children.ts";
import { aiffOf, samplesOf, waveOf } from "./testing/handmade.ts";

const SECONDS = 6;
const folder = mkdtempSync(join(tmpdir(), "levare audio "));
const fileOf = (name: string) => join(folder, name);
const save = (name: string, bytes: Buffer | string) => {
  writeFileSync(fileOf(name), bytes);
  return fileOf(name);
};
/** A file of which only the first part arrived. */
const cut = (name: string, share = 0.5) => {
  const bytes = readFileSync(fileOf(name));
  return save(`cut ${name}`, bytes.subarray(0, Math.floor(bytes.length * share)));
};

beforeAll(() => {
  const samples = samplesOf(SECONDS, 44_100, (at) => (at < SECONDS / 2 ? 0.01 : 0.8));
  save("song.wav", waveOf(samples, 44_100));
  save("song.aiff", aiffOf(samples));
  const encode = fileURLToPath(new URL("./testing/encodeAll.ts", import.meta.url));
  execFileSync(process.execPath, [encode, fileOf("song.wav"), folder]);
});

afterAll(() => rmSync(folder, { recursive: true }));

const SONGS: [name: string, format: AudioFormat, lossless: boolean][] = [
  ["song.wav", "wav", true],
  ["song.flac", "flac", true],
  ["song.aiff", "aiff", true],
  ["song.mp3", "mp3", false],
  ["song.m4a", "m4a", false],
  ["endTable.m4a", "m4a", false],
  ["song.ogg", "ogg", false],
  ["song.opus", "opus", false],
];

/** A loud song of so many seconds. */
const song = (name: string, seconds: number) =>
  save(
    name,
    waveOf(
      samplesOf(seconds, 44_100, () => 0.5),
      44_100,
    ),
  );
const onLinux = canSeeChildren ? test : test.skip;

test("a recording may take of the processor what its length explains, however long that is by the clock", () => {
  const cd = { sampleRate: 44_100, channels: 2 };
  const minutes = (count: number) => cpuSecondsFor(AUDIO_LIMITS, { ...cd, durationMs: count * 60_000 });
  expect([minutes(3), minutes(119), minutes(121), minutes(360)]).toEqual([75, 655, 665, 1860]);
  const lying = { sampleRate: 768_000, channels: 64, durationMs: 60_000 };
  expect(cpuSecondsFor(AUDIO_LIMITS, lying)).toBe(100);
});

const systemFfmpeg = "/usr/bin/ffmpeg";
const ENGINES: [name: string, env: NodeJS.ProcessEnv][] = [["the embedded codecs", {}]];
if (existsSync(systemFfmpeg)) ENGINES.push(["the system's ffmpeg", { FFMPEG_PATH: systemFfmpeg }]);

describe.each(ENGINES)("with %s", (_name, env) => {
  const engine = openAudioEngine(env);
  const emptyFolder = () => mkdtempSync(fileOf("render "));
  const refusalOf = async (file: string) => {
    const target = emptyFolder();
    const refusal = await engine
      .render(file, target, () => {})
      .then(
        () => "taken",
        (error) => (error instanceof UnreadableAudio ? english(error) : `not a refusal: ${error}`),
      );
    expect(readdirSync(target)).toEqual([]);
    return refusal;
  };

  test.each(SONGS)("%s is recognised by its bytes, with its length", async (name, format, lossless) => {
    const facts = await engine.inspect(save("upload-without-extension", readFileSync(fileOf(name))));
    expect(facts).toMatchObject({ format, lossless, channels: 2 });
    expect(Math.abs(facts.durationMs - SECONDS * 1000)).toBeLessThan(150);
  });

  test.each(SONGS)("%s becomes two streams of the same length and a waveform", async (name) => {
    const target = emptyFolder();
    const percents: number[] = [];
    const rendered = await engine.render(fileOf(name), target, (percent) => percents.push(percent));
    expect(Math.abs(rendered.durationMs - SECONDS * 1000)).toBeLessThan(100);
    expect(readdirSync(target).sort()).toEqual(["basic.mp3", "high.webm"]);
    for (const { file, bytes, mimeType } of rendered.renditions) {
      expect(readFileSync(file).length).toBe(bytes);
      const facts = await engine.inspect(file).catch((error: Error) => error.message);
      if (mimeType === "audio/mpeg") expect(facts).toMatchObject({ format: "mp3", sampleRate: 48_000 });
    }
    expect(percents.at(-1)).toBe(100);
    expect([...percents].sort((a, b) => a - b)).toEqual(percents);
  });

  test("a song that starts quiet and ends loud shows so in its waveform", async () => {
    const { peaks } = await engine.render(fileOf("song.wav"), emptyFolder(), () => {});
    expect(peaks).toHaveLength(800);
    expect(Math.max(...peaks.subarray(0, 395))).toBeLessThan(10);
    expect(Math.min(...peaks.subarray(405))).toBeGreaterThan(190);
    expect(Math.max(...peaks)).toBeLessThan(215);
  });

  test("the seek points of the better stream stand before its sound", async () => {
    const { renditions } = await engine.render(fileOf("song.wav"), emptyFolder(), () => {});
    const webm = readFileSync(renditions.find(({ quality }) => quality === "high")!.file);
    const cues = webm.lastIndexOf(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]));
    const firstCluster = webm.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
    expect(cues).toBeGreaterThan(0);
    expect(cues).toBeLessThan(firstCluster);
  });

  test.each(["song.wav", "song.flac", "song.aiff", "song.mp3"])(
    "half of %s is refused and says how much arrived",
    async (name) => {
      expect(await refusalOf(cut(name))).toMatch(/^The file is cut off: [23] s of 6 s can be read\.$/);
    },
  );

  test.each(["song.m4a", "endTable.m4a", "song.ogg", "song.opus"])("half of %s is refused", async (name) => {
    expect(await refusalOf(cut(name))).toBe("The file is cut off: its end is missing.");
  });

  test("noise behind a correct beginning is refused and harms nobody", async () => {
    for (const name of ["song.flac", "song.mp3", "song.m4a", "song.ogg", "song.opus"]) {
      const bytes = readFileSync(fileOf(name));
      for (let i = Math.floor(bytes.length * 0.1); i < bytes.length; i++)
        bytes[i] = (i * 2_654_435_761) >>> 13;
      expect(await refusalOf(save(`noise ${name}`, bytes))).toMatch(/^The file is /);
    }
  });

  test("calling a rendering off ends it at once and leaves nothing behind", async () => {
    const song = samplesOf(SECONDS, 44_100, () => 0.5);
    const long = new Int16Array(song.length * 50);
    for (let i = 0; i < 50; i++) long.set(song, i * song.length);
    save("long.wav", waveOf(long, 44_100));
    const target = emptyFolder();
    const controller = new AbortController();
    const rendering = engine.render(
      fileOf("long.wav"),
      target,
      () => controller.abort(new Error("nobody waits")),
      { signal: controller.signal },
    );
    await expect(rendering).rejects.toThrow("nobody waits");
    expect(readdirSync(target)).toEqual([]);
  });

  onLinux("a rendering whose process is killed can be tried again and leaves nothing behind", async () => {
    const target = emptyFolder();
    const failure = await engine
      .render(fileOf("long.wav"), target, () => signalChildren("SIGKILL"))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(UnreadableAudio);
    expect(readdirSync(target)).toEqual([]);
  });

  onLinux("a codec process that is slow is waited for, as long as bytes move", async () => {
    const target = emptyFolder();
    const patient = openAudioEngine(env, { ...AUDIO_LIMITS, standstillMs: 1_500 });
    const stop = slowChildren();
    const began = Date.now();
    const rendered = await patient.render(song("slow.wav", 30), target, () => {}).finally(stop);
    expect(Math.round(rendered.durationMs / 1000)).toBe(30);
    // It took longer than anybody may stand still.
    expect(Date.now() - began).toBeGreaterThan(1_500);
  });

  onLinux("a codec process that stands still is ended, and the file is not to blame", async () => {
    const target = emptyFolder();
    const impatient = openAudioEngine(env, { ...AUDIO_LIMITS, standstillMs: 1_500 });
    let stop: (() => void) | undefined;
    const failure = await impatient
      // Told of a second step before it stands, nobody may forget how the first was stopped.
      .render(song("standing.wav", 120), target, () => (stop ??= stopChildren()))
      .catch((error: unknown) => error)
      .finally(() => stop?.());
    expect(failure).toBeInstanceOf(UnfinishedAudio);
    expect(isFinal(failure)).toBe(false);
    expect(readdirSync(target)).toEqual([]);
  });

  onLinux("who takes far more of the processor than its length explains is ended, for good", async () => {
    const target = emptyFolder();
    const strict = { ...AUDIO_LIMITS, baseCpuSeconds: 0.2, cpuSecondsPerMinute: 0 };
    const failure = await openAudioEngine(env, strict)
      .render(song("heavy.wav", 300), target, () => {})
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnfinishedAudio);
    expect(isFinal(failure)).toBe(true);
    expect(readdirSync(target)).toEqual([]);
  });

  test("a rendering that was called off before it began does not begin", async () => {
    const target = emptyFolder();
    await expect(
      engine.render(fileOf("song.wav"), target, () => {}, {
        signal: AbortSignal.abort(new Error("too late")),
      }),
    ).rejects.toThrow("too late");
    expect(readdirSync(target)).toEqual([]);
  });
});

describe("a file that is not a song is refused", () => {
  const engine = openAudioEngine({});
  const refusalOf = (file: string) =>
    engine.inspect(file).then(
      () => "taken",
      (error) => (error instanceof UnreadableAudio ? english(error) : `not a refusal: ${error}`),
    );
  const notAudio = /^This file is not audio\. Accepted are WAV, FLAC, AIFF, MP3, M4A, OGG, Opus\.$/;

  test("an empty file", async () => {
    expect(await refusalOf(save("empty.mp3", ""))).toBe("The file is empty.");
  });

  test.each([
    ["a text named .mp3", "text.mp3", "These are the lyrics, not the song.\n".repeat(2000)],
    ["a playlist named .mp3", "playlist.mp3", "#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"],
    ["a concat script named .mp3", "concat.mp3", "ffconcat version 1.0\nfile /etc/passwd\n"],
    ["a picture named .wav", "picture.wav", "\x89PNG\r\n\x1a\n".padEnd(4096, "x")],
    ["a RIFF film named .wav", "film.wav", "RIFF\x00\x10\x00\x00AVI LIST".padEnd(4096, "\0")],
    ["a single byte", "byte.mp3", "I"],
  ])("%s", async (_what, name, text) => {
    expect(await refusalOf(save(name, Buffer.from(text, "latin1")))).toMatch(notAudio);
  });

  test("a page or a script with a song behind it", async () => {
    const song = readFileSync(fileOf("song.mp3"));
    const refusalBehind = (prefix: string) =>
      refusalOf(save("polyglot.mp3", Buffer.concat([Buffer.from(prefix), song])));
    for (const prefix of [
      "<!doctype html><script>alert(1)</script>",
      "#!/bin/sh\nexit\n",
      "<?php phpinfo();",
    ])
      expect(await refusalBehind(prefix)).toMatch(/also contains a web page or a program/);
    expect(await refusalBehind("PK\x03\x04")).toMatch(notAudio);
  });

  test("an archive named .wav, and a song with an archive at its end", async () => {
    const endOfArchive = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
    const archive = Buffer.concat([Buffer.from("PK\x03\x04lyrics.txt", "latin1"), endOfArchive]);
    expect(await refusalOf(save("archive.wav", archive))).toBe(
      "This file is also an archive. Please export the audio again.",
    );
    const both = Buffer.concat([readFileSync(fileOf("song.mp3")), archive]);
    expect(await refusalOf(save("both.mp3", both))).toMatch(/also an archive/);
  });

  test("a recording shorter than a second or longer than six hours", async () => {
    expect(
      await refusalOf(
        save(
          "short.wav",
          waveOf(
            samplesOf(0.5, 44_100, () => 0.5),
            44_100,
          ),
        ),
      ),
    ).toBe("The audio is shorter than one second.");
    const endless = waveOf(
      samplesOf(1, 44_100, () => 0.5),
      44_100,
    );
    endless.writeUInt32LE(8_000, 24);
    endless.writeUInt32LE((MAX_AUDIO_SECONDS + 60) * 8_000 * 4, 40);
    expect(await refusalOf(save("endless.wav", endless))).toBe("The audio is longer than six hours.");
  });

  test("a tag that pretends to be a gigabyte", async () => {
    const bomb = Buffer.concat([
      Buffer.from("ID3\x04\0\0", "latin1"),
      Buffer.from([0x7f, 0x7f, 0x7f, 0x7f]),
      Buffer.alloc(4096),
    ]);
    expect(await refusalOf(save("bomb.mp3", bomb))).toBe("The tags of this file are too large.");
  });
});

test("what the musician wrote into the file is read, and nothing doubtful", async () => {
  const { tags } = await openAudioEngine({}).inspect(fileOf("song.flac"));
  expect(tags).toEqual({
    title: "Undertow",
    artists: ["Mara Lune"],
    album: "Tide",
    trackNumber: 3,
    genre: "Electronic",
    bpm: null,
    key: null,
    isrc: null,
    year: null,
  });
});

test("a file that is gone is the machine's fault, not the musician's", async () => {
  const rejection = openAudioEngine({}).inspect(fileOf("gone.wav"));
  await expect(rejection).rejects.toThrow(/ENOENT/);
  await expect(rejection).rejects.not.toBeInstanceOf(UnreadableAudio);
});
