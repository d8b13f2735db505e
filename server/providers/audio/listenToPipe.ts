import { once } from "node:events";
import { SoundMeter } from "./measure/SoundMeter.ts";
import type { Decoded, Job } from "./messages.ts";

const BYTES_PER_SAMPLE = 4;

/** Measures the sound that another program decodes: 32-bit floats, channels interleaved, through the standard input. */
export async function listenToPipe(
  { sampleRate, channels, durationMs }: Extract<Job, { kind: "listen" }>,
  onProgress: (percent: number) => void,
): Promise<Decoded> {
  const sound = new SoundMeter(sampleRate, channels);
  const frameBytes = BYTES_PER_SAMPLE * channels;
  let rest: Buffer = Buffer.alloc(0);
  let frames = 0;
  let reported = -1;
  process.stdin.on("data", (bytes: Buffer) => {
    const all = rest.length ? Buffer.concat([rest, bytes]) : bytes;
    const count = Math.floor(all.length / frameBytes);
    const apart = separated(all, count, channels);
    sound.add(apart, count);
    frames += count;
    rest = Buffer.from(all.subarray(count * frameBytes));
    const percent = Math.min(99, Math.floor((frames * 100_000) / sampleRate / durationMs));
    if (percent > reported) onProgress(percent);
    reported = Math.max(reported, percent);
  });
  await once(process.stdin, "end");
  // A pipe carries samples, whose sums ffmpeg has taken away.
  const measurement = { ...sound.result(), damagedAtMs: null };
  return { seconds: frames / sampleRate, peaks: sound.points(), measurement };
}

function separated(bytes: Buffer, count: number, channels: number): Float32Array[] {
  // Copied, because a typed array may only begin at a multiple of its element.
  const whole = Uint8Array.prototype.slice.call(bytes, 0, count * channels * BYTES_PER_SAMPLE);
  const samples = new Float32Array(whole.buffer);
  return Array.from({ length: channels }, (_, channel) => {
    const own = new Float32Array(count);
    for (let i = 0, from = channel; i < count; i++, from += channels) own[i] = samples[from]!;
    return own;
  });
}
