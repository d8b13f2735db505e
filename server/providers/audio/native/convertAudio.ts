import { readFileSync } from "node:fs";
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_ID_MJPEG,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_FLAG_KEY,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S32,
  AVMEDIA_TYPE_VIDEO,
  type FFEncoderCodec,
} from "node-av/constants";
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  type FilterContext,
  FilterGraph,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from "node-av/lib";
import { refusal } from "../../../../domain/words/refusal.ts";
import type { AudioFacts } from "../../audio.ts";
import type { Job } from "../messages.ts";
import { UnreadableAudio } from "../UnreadableAudio.ts";
import { describeFrame } from "./describeFrame.ts";
import { openAudioSource } from "./openAudioSource.ts";
import { pictureBlock } from "./pictureBlock.ts";

type ConvertJob = Extract<Job, { kind: "convert" }>;

const LOSSY_CHANNELS = 2;
/** Rates that MP3 knows; everything above becomes the nearer relative. */
const MP3_RATES = [44_100, 48_000];

interface Recipe {
  encoder: string;
  muxer: string;
  filterFormat: "s16" | "s32" | "flt" | "fltp";
  rate: number;
  bitRate?: bigint;
  options: Record<string, string>;
}

/** How a recording becomes a file of the format. Bits that it has stay; a float master keeps 24, the most that players take. */
function recipeFor({ format }: ConvertJob, { sampleRate, bitDepth }: AudioFacts): Recipe {
  const isWide = bitDepth === null || bitDepth > 16;
  if (format === "flac")
    return {
      ...{ encoder: "flac", muxer: "flac", filterFormat: isWide ? "s32" : "s16", rate: sampleRate },
      options: { compression_level: "5" },
    };
  if (format === "wav")
    return {
      ...{ encoder: isWide ? "pcm_s24le" : "pcm_s16le", muxer: "wav", filterFormat: isWide ? "s32" : "s16" },
      ...{ rate: sampleRate, options: {} },
    };
  if (format === "mp3")
    return {
      ...{ encoder: "libmp3lame", muxer: "mp3", filterFormat: "fltp", bitRate: 320_000n },
      rate: MP3_RATES.find((rate) => sampleRate % rate === 0) ?? 48_000,
      options: { compression_level: "5" },
    };
  return {
    ...{ encoder: "libopus", muxer: "opus", filterFormat: "flt", rate: 48_000, bitRate: 192_000n },
    options: { compression_level: "8" },
  };
}

const SAMPLE_FORMATS = {
  s16: AV_SAMPLE_FMT_S16,
  s32: AV_SAMPLE_FMT_S32,
  flt: AV_SAMPLE_FMT_FLT,
  fltp: AV_SAMPLE_FMT_FLTP,
} as const;

/**
 * Decodes a recording and writes it as a file to take home, with its tags and cover.
 * @throws UnreadableAudio when the recording is to blame.
 */
export async function convertAudio(
  job: ConvertJob,
  facts: AudioFacts,
  onProgress: (percent: number) => void,
): Promise<void> {
  const source = openAudioSource(job.file, facts.format);
  let conversion: Conversion | undefined;
  let samples = 0;
  let shown = 0;
  for (const frame of source.frames()) {
    conversion ??= new Conversion(frame, job, facts);
    conversion.push(frame);
    samples += frame.nbSamples;
    const percent = Math.min(99, Math.floor((samples * 100_000) / source.sampleRate / facts.durationMs));
    if (percent < shown + 5) continue;
    shown = percent;
    onProgress(percent);
    // A breath for the event loop, which is where the parent's death would be heard.
    await new Promise(setImmediate);
  }
  if (!conversion) throw new UnreadableAudio(refusal("audio.damaged"));
  conversion.finish();
  onProgress(100);
}

class Conversion {
  /** Held, because its ends live in it. */
  readonly #graph: FilterGraph;
  readonly #source: FilterContext;
  readonly #sink: FilterContext;
  readonly #encoder = new CodecContext();
  readonly #output = new FormatContext();
  readonly #packet = new Packet();
  readonly #frame = new Frame();
  #position = 0n;

  constructor(first: Frame, job: ConvertJob, facts: AudioFacts) {
    const recipe = recipeFor(job, facts);
    this.#packet.alloc();
    this.#frame.alloc();
    const channels = recipe.bitRate === undefined ? "" : first.channels >= LOSSY_CHANNELS ? "stereo" : "mono";
    // Once to learn the layout, which the encoder needs; once more in frames as long as the encoder wants them.
    this.#openEncoder(recipe, openGraph(first, recipe, channels, 0).sink);
    const { graph, source, sink } = openGraph(first, recipe, channels, this.#encoder.frameSize);
    this.#graph = graph;
    this.#source = source;
    this.#sink = sink;
    this.#openOutput(recipe, job);
  }

  #openEncoder(recipe: Recipe, sink: FilterContext): void {
    const codec = Codec.findEncoderByName(recipe.encoder as FFEncoderCodec);
    if (!codec) throw new Error(`No encoder ${recipe.encoder}.`);
    const encoder = this.#encoder;
    encoder.allocContext3(codec);
    encoder.sampleRate = recipe.rate;
    encoder.channelLayout = sink.buffersinkGetChannelLayout();
    encoder.sampleFormat = SAMPLE_FORMATS[recipe.filterFormat];
    if (recipe.bitRate) encoder.bitRate = recipe.bitRate;
    encoder.timeBase = new Rational(1, recipe.rate);
    encoder.threadCount = 1;
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    // Set one by one: an options dictionary given to open2 or writeHeader is freed twice and ends the process.
    for (const [name, value] of Object.entries(recipe.options)) must(encoder.setOption(name, value), name);
    must(encoder.open2Sync(codec, null), recipe.encoder);
  }

  #openOutput(recipe: Recipe, { out, tags, cover, format }: ConvertJob): void {
    const output = this.#output;
    must(output.allocOutputContext2(null, recipe.muxer, `file:${out}`), recipe.muxer);
    const stream = output.newStream(null);
    stream.codecpar.fromContext(this.#encoder);
    stream.timeBase = this.#encoder.timeBase;
    const picture = cover && readFileSync(cover.file);
    const written =
      picture && format === "opus" ? { ...tags, METADATA_BLOCK_PICTURE: pictureBlock(picture, cover) } : tags;
    // Ogg keeps its comments with the stream.
    if (format === "opus") stream.metadata = Dictionary.fromObject(written);
    else output.metadata = Dictionary.fromObject(written);
    const isAttached = picture && (format === "mp3" || format === "flac");
    if (isAttached) {
      const art = output.newStream(null);
      art.codecpar.codecType = AVMEDIA_TYPE_VIDEO;
      art.codecpar.codecId = AV_CODEC_ID_MJPEG;
      art.codecpar.width = cover.side;
      art.codecpar.height = cover.side;
      art.disposition = AV_DISPOSITION_ATTACHED_PIC;
      art.timeBase = new Rational(1, 90_000);
      art.metadata = Dictionary.fromObject({ comment: "Cover (front)" });
    }
    must(output.openOutputSync(), "open download");
    must(output.writeHeaderSync(null), "write header");
    if (!isAttached) return;
    const packet = new Packet();
    packet.alloc();
    packet.data = picture;
    packet.streamIndex = 1;
    packet.pts = 0n;
    packet.dts = 0n;
    packet.setFlags(AV_PKT_FLAG_KEY);
    must(output.interleavedWriteFrameSync(packet), "write cover");
  }

  push(frame: Frame): void {
    // A stream that changes its rate or channels in the middle is refused here, not resampled wrongly.
    if (this.#source.buffersrcAddFrameSync(frame) < 0) throw new UnreadableAudio(refusal("audio.damaged"));
    this.#drain();
  }

  finish(): void {
    must(this.#source.buffersrcAddFrameSync(null), "end of audio");
    this.#drain();
    this.#encode(null);
    must(this.#output.writeTrailerSync(), "complete download");
    this.#output.closeOutputSync();
    this.#graph.free();
  }

  #drain(): void {
    const frame = this.#frame;
    while (this.#sink.buffersinkGetFrameSync(frame) >= 0) {
      frame.pts = this.#position;
      this.#position += BigInt(frame.nbSamples);
      this.#encode(frame);
      frame.unref();
    }
  }

  #encode(frame: Frame | null): void {
    must(this.#encoder.sendFrameSync(frame), "encode");
    const packet = this.#packet;
    while (this.#encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = 0;
      packet.rescaleTs(this.#encoder.timeBase, this.#output.streams[0]!.timeBase);
      must(this.#output.interleavedWriteFrameSync(packet), "write download");
    }
  }
}

/** `samples` a frame, as they come when it is 0. */
function openGraph(first: Frame, recipe: Recipe, channels: string, samples: number) {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = 1;
  const layout = channels && `:channel_layouts=${channels}`;
  const parsed = graph.parsePtr(
    [
      `abuffer@in=${describeFrame(first)},aresample=${recipe.rate}`,
      `,aformat=sample_fmts=${recipe.filterFormat}${layout}`,
      samples > 0 ? `,asetnsamples=${samples}:p=0` : "",
      ",abuffersink@out",
    ].join(""),
  );
  if (parsed < 0 || graph.configSync() < 0) throw new UnreadableAudio(refusal("audio.unknownCodec"));
  const [source, sink] = [graph.getFilter("abuffer@in"), graph.getFilter("abuffersink@out")];
  if (!source || !sink) throw new Error("The filter graph has no ends.");
  return { graph, source, sink };
}

function must(result: number, what: string): void {
  FFmpegError.throwIfError(result, what);
}
