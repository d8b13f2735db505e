// npm run bench:media: CPU time of one minute of audio through our rendering (inspection, both streams, waveform, all
// measures, processes and their start included) beside the system's ffmpeg making the same two files from the same master in
// the same run; then the memory of the server while twenty files of 60 MB are uploaded at once.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RENDITION_RATE, RENDITIONS } from "../../server/providers/audio/renditions.ts";
import { openAudioEngine } from "../../server/providers/audio.ts";
import { AUDIO_CHILD } from "../programBundles.ts";
import { SONGS } from "../story/songs.ts";
import { synthesise } from "../story/synth/synthesise.ts";
import { wavOf } from "../story/synth/waveFile.ts";
import { median } from "./median.ts";
import { startUploadServer } from "./uploadServer.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const GOAL_RATIO = 1.3;
const SONGS_IN_A_ROW = 4;
const FFMPEG = process.env.FFMPEG ?? "/usr/bin/ffmpeg";

/** What ffmpeg does for loudness and true peak; it estimates neither tempo nor key. */
const MEASURES = ["-map", "0:a:0", "-af", "ebur128=peak=true", "-f", "null", "-"];

const folder = mkdtempSync(path.join(tmpdir(), "levare bench media "));
try {
  if (!process.argv.includes("--no-rendering")) await benchRendering();
  if (!process.argv.includes("--no-memory")) await benchMemory();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** User and system time of every process that has ended under this one, and of this one, in seconds. */
function cpuSoFar(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

async function benchRendering(): Promise<void> {
  const master = path.join(folder, "master.wav");
  const minutes = writeMaster(master);
  const engine = openAudioEngine({});
  // As `npm start` runs it: the child in one piece.
  process.env.NODE_ENV = "production";
  await AUDIO_CHILD.build(path.join(import.meta.dirname, "../.."));
  const ours: number[] = [];
  const theirs: number[] = [];
  const theirsMeasured: number[] = [];
  const hasFfmpeg = existsSync(FFMPEG);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await cpuOf(() => engine.render(master, emptyFolder(), () => {})));
    if (!hasFfmpeg) continue;
    theirs.push(await cpuOf(async () => runFfmpeg(master, [])));
    theirsMeasured.push(await cpuOf(async () => runFfmpeg(master, MEASURES)));
  }
  const perMinute = (figures: number[]) => median(figures) / minutes;
  const show = (seconds: number) => `${seconds.toFixed(3)} s of CPU per minute of audio`;
  console.log(
    `${minutes.toFixed(1)} minutes of stereo WAV, 16 bit, 44.1 kHz; median of ${ROUNDS} interleaved rounds`,
  );
  console.log(`Levare: streams, waveform, all measures   ${show(perMinute(ours))}`);
  if (!hasFfmpeg) {
    console.log(`There is no ffmpeg at ${FFMPEG}: nothing to compare with.`);
    return;
  }
  console.log(`ffmpeg: the same two streams, nothing else ${show(perMinute(theirs))}`);
  console.log(`ffmpeg: the streams and EBU R128 true peak ${show(perMinute(theirsMeasured))}`);
  const ratio = perMinute(ours) / perMinute(theirs);
  console.log(
    `Ratio to the bare streams ${ratio.toFixed(2)} (goal under ${GOAL_RATIO}: ${ratio < GOAL_RATIO ? "met" : "MISSED"}); to ffmpeg with measures ${(perMinute(ours) / perMinute(theirsMeasured)).toFixed(2)}`,
  );
}

async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = cpuSoFar();
  await act();
  return cpuSoFar() - before;
}

function runFfmpeg(master: string, further: string[]): void {
  const target = emptyFolder();
  const made = (["basic", "high"] as const).flatMap((quality) => {
    const { encoder, bitrate, effort, muxer, fileName } = RENDITIONS[quality];
    return [
      ...["-map", "0:a:0", "-ar", `${RENDITION_RATE}`, "-ac", "2", "-c:a", encoder, "-b:a", `${bitrate}`],
      ...["-compression_level", effort, "-threads", "1", "-f", muxer, path.join(target, fileName)],
    ];
  });
  const words = ["-nostdin", "-v", "error", "-y", "-threads", "1", "-i", master, ...made, ...further];
  const { status, stderr } = spawnSync(FFMPEG, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** Some songs of the story one after another: as long as a song of five minutes. */
function writeMaster(file: string): number {
  const songs = SONGS.slice(0, SONGS_IN_A_ROW).map(synthesise);
  const joined = (side: "left" | "right") => {
    const all = new Float32Array(songs.reduce((sum, song) => sum + song.left.length, 0));
    let at = 0;
    for (const song of songs) {
      all.set(song[side], at);
      at += song[side].length;
    }
    return all;
  };
  const whole = { left: joined("left"), right: joined("right"), sampleRate: songs[0]!.sampleRate };
  writeFileSync(file, wavOf(whole));
  return whole.left.length / whole.sampleRate / 60;
}

function emptyFolder(): string {
  return mkdtempSync(path.join(folder, "out "));
}

async function benchMemory(): Promise<void> {
  const FILES = 20;
  const BYTES = 60 * 1024 ** 2;
  const GOAL_MEGABYTES = 300;
  const server = await startUploadServer(path.join(folder, "data"));
  try {
    const wave = waveOfSize(BYTES);
    await server.upload("warm-up.wav", wave.subarray(0, 2 ** 20), 2 ** 20);
    const before = server.residentMegabytes();
    server.forgetPeak();
    await Promise.all(Array.from({ length: FILES }, (_, n) => server.upload(`${n}.wav`, wave, BYTES)));
    const peak = server.peakMegabytes();
    const growth = peak - before;
    console.log(`\n${FILES} files of 60 MB at once, in pieces of 8 MiB as the browser sends them`);
    console.log(`Server process: ${before.toFixed(0)} MB resident before, ${peak.toFixed(0)} MB at the most`);
    console.log(
      `Growth ${growth.toFixed(0)} MB (goal under ${GOAL_MEGABYTES}: ${growth < GOAL_MEGABYTES ? "met" : "MISSED"})`,
    );
    console.log(
      `Resident in all ${peak.toFixed(0)} MB, the embedded database in its thread included (under ${GOAL_MEGABYTES}: ${peak < GOAL_MEGABYTES ? "yes" : "no"})`,
    );
  } finally {
    await server.stop();
  }
}

/** A WAV header in front of noise: as large as wanted, and as incompressible as music. */
function waveOfSize(bytes: number): Buffer {
  const wave = Buffer.alloc(bytes);
  randomBytes(2 ** 20).copy(wave, 44);
  for (let at = 44 + 2 ** 20; at < bytes; at += 2 ** 20) wave.copy(wave, at, 44, 44 + 2 ** 20);
  wave.write("RIFF", 0, "latin1");
  wave.writeUInt32LE(bytes - 8, 4);
  wave.write("WAVEfmt ", 8, "latin1");
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(2, 22);
  wave.writeUInt32LE(44_100, 24);
  wave.writeUInt32LE(176_400, 28);
  wave.writeUInt16LE(4, 32);
  wave.writeUInt16LE(16, 34);
  wave.write("data", 36, "latin1");
  wave.writeUInt32LE(bytes - 44, 40);
  return wave;
}
