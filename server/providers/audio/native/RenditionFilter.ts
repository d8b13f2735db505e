import { AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_FLTP } from "node-av/constants";
import { FFmpegError, type FilterContext, FilterGraph, Frame } from "node-av/lib";
import { refusal } from "../../../../domain/words/refusal.ts";
import type { PeakMeter } from "../peaks.ts";
import { RENDITION_RATE, RENDITIONS } from "../renditions.ts";
import { UnreadableAudio } from "../UnreadableAudio.ts";
import { describeFrame, planes } from "./describeFrame.ts";
import { RenditionWriter } from "./RenditionWriter.ts";

/** Samples per frame that each encoder insists on: MPEG layer III, and 20 ms of Opus. */
const MP3_FRAME = 1152;
const OPUS_FRAME = 960;

interface Branch {
  sink: FilterContext;
  writer: RenditionWriter;
  position: bigint;
}

/** One stream of decoded frames in, both renditions out, resampled once. More than two channels become stereo. */
export class RenditionFilter {
  readonly #graph = new FilterGraph();
  readonly #source: FilterContext;
  readonly #basic: Branch;
  readonly #high: Branch;
  readonly #meter: PeakMeter | null;
  readonly #frame = new Frame();

  /** `meter` gets what is written, unless somebody else draws the waveform. */
  constructor(first: Frame, files: { basic: string; high: string }, meter: PeakMeter | null) {
    this.#meter = meter;
    this.#frame.alloc();
    this.#graph.alloc();
    this.#graph.nbThreads = 1;
    const layout = first.channels === 1 ? "mono" : "stereo";
    const parsed = this.#graph.parsePtr(
      [
        `abuffer@in=${describeFrame(first)},aresample=${RENDITION_RATE}`,
        `,aformat=sample_fmts=fltp:channel_layouts=${layout},asplit[a][b];`,
        `[a]asetnsamples=${MP3_FRAME}:p=0,abuffersink@basic;`,
        `[b]aformat=sample_fmts=flt,asetnsamples=${OPUS_FRAME}:p=0,abuffersink@high`,
      ].join(""),
    );
    if (parsed < 0 || this.#graph.configSync() < 0) throw new UnreadableAudio(refusal("audio.unknownCodec"));
    this.#source = this.#filter("abuffer@in");
    this.#basic = this.#branch("basic", files.basic, AV_SAMPLE_FMT_FLTP, {});
    this.#high = this.#branch("high", files.high, AV_SAMPLE_FMT_FLT, { cues_to_front: "1" });
  }

  #filter(name: string): FilterContext {
    const filter = this.#graph.getFilter(name);
    if (!filter) throw new Error(`The filter graph has no ${name}.`);
    return filter;
  }

  #branch(
    quality: "basic" | "high",
    file: string,
    sampleFormat: typeof AV_SAMPLE_FMT_FLT | typeof AV_SAMPLE_FMT_FLTP,
    muxer: Record<string, string>,
  ): Branch {
    const sink = this.#filter(`abuffersink@${quality}`);
    const layout = sink.buffersinkGetChannelLayout();
    const writer = new RenditionWriter(file, RENDITIONS[quality], { sampleFormat, layout, muxer });
    return { sink, writer, position: 0n };
  }

  push(frame: Frame): void {
    // A stream that changes its rate or channels in the middle is refused here, not resampled wrongly.
    if (this.#source.buffersrcAddFrameSync(frame) < 0) throw new UnreadableAudio(refusal("audio.damaged"));
    this.#drain();
  }

  /** Writes what is left and completes both files. */
  finish(): void {
    FFmpegError.throwIfError(this.#source.buffersrcAddFrameSync(null), "end of audio");
    this.#drain();
    this.#basic.writer.finish();
    this.#high.writer.finish();
  }

  #drain(): void {
    for (const branch of [this.#basic, this.#high]) {
      const frame = this.#frame;
      while (branch.sink.buffersinkGetFrameSync(frame) >= 0) {
        if (this.#meter && branch === this.#basic) this.#meter.add(planes(frame), frame.nbSamples);
        frame.pts = branch.position;
        branch.position += BigInt(frame.nbSamples);
        branch.writer.push(frame);
        frame.unref();
      }
    }
  }
}
