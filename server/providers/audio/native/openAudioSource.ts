import { AVERROR_EAGAIN, AVMEDIA_TYPE_AUDIO } from "node-av/constants";
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  type Stream,
} from "node-av/lib";
import type { AudioFormat } from "../../../../domain/catalog/audio.ts";
import { refusal } from "../../../../domain/words/refusal.ts";
import { AUDIO_CODECS, DEMUXERS } from "../demuxers.ts";
import { UnreadableAudio } from "../UnreadableAudio.ts";

export interface AudioSource {
  sampleRate: number;
  /** Every decoded frame in order. The frame is reused: it is only valid until the next one is asked for. */
  frames(): Generator<Frame>;
  /** Where bytes in its middle are not those that were written, in milliseconds; null for nowhere. To be asked at the end. */
  damagedAtMs(): number | null;
}

/**
 * Opens exactly this file with exactly this demuxer: nothing is guessed, so a playlist or another file that a
 * crafted file points to is never opened.
 * @throws UnreadableAudio
 */
export function openAudioSource(file: string, format: AudioFormat): AudioSource {
  const input = new FormatContext();
  const options = Dictionary.fromObject({
    protocol_whitelist: "file",
    codec_whitelist: AUDIO_CODECS.join(","),
  });
  const opened = input.openInputSync(`file:${file}`, InputFormat.findInputFormat(DEMUXERS[format]), options);
  if (opened < 0 || input.findStreamInfoSync() < 0) throw new UnreadableAudio(refusal("audio.damaged"));

  const index = input.findBestStream(AVMEDIA_TYPE_AUDIO);
  const stream = input.streams[index];
  if (!stream) throw new UnreadableAudio(refusal("audio.videoOnly"));
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec?.name || !AUDIO_CODECS.includes(codec.name))
    throw new UnreadableAudio(refusal("audio.unknownCodec"));

  const decoder = openDecoder(codec, stream, false);
  // Every frame of FLAC carries a sum. Without being asked the decoder plays what does not add up, as noise.
  const strict = codec.name === "flac" ? openDecoder(codec, stream, true) : null;
  let damagedAt: number | null = null;
  const note = (seconds: number) => {
    damagedAt ??= Math.round(seconds * 1000);
  };
  return {
    sampleRate: stream.codecpar.sampleRate,
    frames: () =>
      decode(input, index, {
        ...{ decoder, strict, note },
        ...{ rate: stream.codecpar.sampleRate },
      }),
    damagedAtMs: () => damagedAt,
  };
}

function openDecoder(codec: Codec, stream: Stream, isStrict: boolean): CodecContext {
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(stream.codecpar);
  decoder.threadCount = 1;
  decoder.pktTimebase = stream.timeBase;
  if (isStrict) FFmpegError.throwIfError(decoder.setOption("err_detect", "crccheck+explode"), "err_detect");
  if (decoder.open2Sync(codec, null) < 0) throw new UnreadableAudio(refusal("audio.damaged"));
  return decoder;
}

interface Decoding {
  decoder: CodecContext;
  /** Refuses frames that are not as they were written. */
  strict: CodecContext | null;
  rate: number;
  /** Told where a frame in the middle is damaged, in seconds. */
  note: (seconds: number) => void;
}

/**
 * Damaged packets are stepped over, as players do; how much is missing shows in the end. What stands behind the last frame is
 * another program's tag, not damage.
 */
function* decode(
  input: FormatContext,
  index: number,
  { decoder, strict, rate, note }: Decoding,
): Generator<Frame> {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  let samples = 0;
  let suspect: number | null = null;
  while (input.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === index) {
      if (suspect !== null) note(suspect / rate);
      suspect = null;
      const first = strict ?? decoder;
      let taken = 0;
      first.sendPacketSync(packet);
      let answer = first.receiveFrameSync(frame);
      for (; answer >= 0; answer = first.receiveFrameSync(frame)) {
        taken++;
        samples += frame.nbSamples;
        yield frame;
      }
      if (strict && answer !== AVERROR_EAGAIN) {
        suspect = samples;
        // What can be heard of it anyway, as players do.
        decoder.sendPacketSync(packet);
        for (let at = 0; decoder.receiveFrameSync(frame) >= 0; at++) {
          if (at < taken) continue;
          samples += frame.nbSamples;
          yield frame;
        }
      }
    }
    packet.unref();
  }
  decoder.sendPacketSync(null);
  while (decoder.receiveFrameSync(frame) >= 0) yield frame;
}
