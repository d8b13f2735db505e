import { AV_BUFFERSRC_FLAG_KEEP_REF, AV_SAMPLE_FMT_FLTP } from "node-av/constants";
import { FFmpegError, type FilterContext, FilterGraph, Frame } from "node-av/lib";
import { MIN_SAMPLE_RATE } from "../../../../domain/catalog/audio.ts";
import { refusal } from "../../../../domain/words/refusal.ts";
import type { SoundMeasurement } from "../../audio.ts";
import { SOUND_BLOCK, SoundMeter } from "../measure/SoundMeter.ts";
import { UnreadableAudio } from "../UnreadableAudio.ts";
import { describeFrame, planes } from "./describeFrame.ts";

/** Decoded frames as they are, at their own rate, before anything is resampled: what is measured is the master. */
export class MeterFilter {
  readonly #meter: SoundMeter;
  readonly #graph = new FilterGraph();
  readonly #source: FilterContext | null = null;
  readonly #sink: FilterContext | null = null;
  readonly #frame = new Frame();
  readonly #shape: string;

  constructor(first: Frame) {
    if (first.sampleRate < MIN_SAMPLE_RATE) throw new UnreadableAudio(refusal("audio.damaged"));
    this.#shape = shapeOf(first);
    const channels = first.channels === 1 ? 1 : 2;
    this.#meter = new SoundMeter(first.sampleRate, channels);
    if (isPlain(first)) return;
    this.#frame.alloc();
    this.#graph.alloc();
    this.#graph.nbThreads = 1;
    const layout = channels === 1 ? "mono" : "stereo";
    const parsed = this.#graph.parsePtr(
      [
        `abuffer@in=${describeFrame(first)},aformat=sample_fmts=fltp:channel_layouts=${layout}`,
        `asetnsamples=${SOUND_BLOCK}:p=0,abuffersink@out`,
      ].join(),
    );
    if (parsed < 0 || this.#graph.configSync() < 0) throw new UnreadableAudio(refusal("audio.unknownCodec"));
    this.#source = this.#graph.getFilter("abuffer@in");
    this.#sink = this.#graph.getFilter("abuffersink@out");
  }

  /** The frame stays the caller's. */
  push(frame: Frame): void {
    if (shapeOf(frame) !== this.#shape) throw new UnreadableAudio(refusal("audio.damaged"));
    if (!this.#source) {
      this.#meter.add(planes(frame), frame.nbSamples);
      return;
    }
    if (this.#source.buffersrcAddFrameSync(frame, AV_BUFFERSRC_FLAG_KEEP_REF) < 0)
      throw new UnreadableAudio(refusal("audio.damaged"));
    this.#drain();
  }

  #drain(): void {
    while (this.#sink!.buffersinkGetFrameSync(this.#frame) >= 0) {
      this.#meter.add(planes(this.#frame), this.#frame.nbSamples);
      this.#frame.unref();
    }
  }

  /** To be asked once, after the last frame. */
  result(): Omit<SoundMeasurement, "damagedAtMs"> {
    if (this.#source) {
      FFmpegError.throwIfError(this.#source.buffersrcAddFrameSync(null), "end of audio");
      this.#drain();
    }
    return this.#meter.result();
  }

  /** The waveform. To be asked after `result`. */
  points(): Uint8Array {
    return this.#meter.points();
  }
}

/** A stream that changes its rate or channels in the middle is no recording. */
const shapeOf = (frame: Frame) => `${frame.sampleRate} ${frame.channels} ${frame.format}`;

/** What most decoders of compressed music give needs no conversion. */
const isPlain = (frame: Frame) => frame.format === AV_SAMPLE_FMT_FLTP && frame.channels <= 2;
