import { AV_CODEC_FLAG_GLOBAL_HEADER, type AVSampleFormat, type FFEncoderCodec } from "node-av/constants";
import {
  type ChannelLayout,
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  type Frame,
  Packet,
  Rational,
} from "node-av/lib";
import { RENDITION_RATE, type RENDITIONS } from "../renditions.ts";

interface Shape {
  sampleFormat: AVSampleFormat;
  layout: ChannelLayout;
  muxer: Record<string, string>;
}

/** Encodes frames into one file. Its errors are the machine's (a full disk), never the musician's. */
export class RenditionWriter {
  readonly #encoder = new CodecContext();
  readonly #output = new FormatContext();
  readonly #packet = new Packet();
  /** Asked for once: each asking makes new objects, and there are a hundred packets in every second. */
  readonly #timeBases: { encoder: Rational; stream: Rational };

  constructor(file: string, rendition: (typeof RENDITIONS)[keyof typeof RENDITIONS], shape: Shape) {
    this.#packet.alloc();
    const codec = Codec.findEncoderByName(rendition.encoder as FFEncoderCodec);
    if (!codec) throw new Error(`No encoder ${rendition.encoder}.`);
    const encoder = this.#encoder;
    encoder.allocContext3(codec);
    encoder.sampleRate = RENDITION_RATE;
    encoder.channelLayout = shape.layout;
    encoder.sampleFormat = shape.sampleFormat;
    encoder.bitRate = BigInt(rendition.bitrate);
    encoder.timeBase = new Rational(1, RENDITION_RATE);
    encoder.threadCount = 1;
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    // Set one by one: an options dictionary given to open2 or writeHeader is freed twice and ends the process.
    must(encoder.setOption("compression_level", rendition.effort), "effort");
    must(encoder.open2Sync(codec, null), rendition.encoder);

    const output = this.#output;
    must(output.allocOutputContext2(null, rendition.muxer, `file:${file}`), rendition.muxer);
    const stream = output.newStream(null);
    stream.codecpar.fromContext(encoder);
    stream.timeBase = encoder.timeBase;
    setOptions(output, shape.muxer);
    must(output.openOutputSync(), "open rendition");
    must(output.writeHeaderSync(null), "write header");
    this.#timeBases = { encoder: encoder.timeBase, stream: output.streams[0]!.timeBase };
  }

  push(frame: Frame | null): void {
    must(this.#encoder.sendFrameSync(frame), "encode");
    const packet = this.#packet;
    while (this.#encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = 0;
      packet.rescaleTs(this.#timeBases.encoder, this.#timeBases.stream);
      must(this.#output.interleavedWriteFrameSync(packet), "write rendition");
    }
  }

  finish(): void {
    this.push(null);
    must(this.#output.writeTrailerSync(), "complete rendition");
    this.#output.closeOutputSync();
  }
}

function setOptions(owner: CodecContext | FormatContext, options: Record<string, string>): void {
  for (const [name, value] of Object.entries(options)) must(owner.setOption(name, value), name);
}

function must(result: number, what: string): void {
  FFmpegError.throwIfError(result, what);
}
