import { AVMEDIA_TYPE_AUDIO } from "node-av/constants";
import { Codec, CodecContext, Dictionary, FormatContext, Frame, InputFormat, Packet } from "node-av/lib";
import type { AudioFormat } from "../../../../domain/catalog/audio.ts";
import { refusal } from "../../../../domain/words/refusal.ts";
import { AUDIO_CODECS, DEMUXERS } from "../demuxers.ts";
import { UnreadableAudio } from "../UnreadableAudio.ts";

export interface AudioSource {
  sampleRate: number;
  /** Every decoded frame in order. The frame is reused: it is only valid until the next one is asked for. */
  frames(): Generator<Frame>;
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

  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(stream.codecpar);
  decoder.threadCount = 1;
  decoder.pktTimebase = stream.timeBase;
  if (decoder.open2Sync(codec, null) < 0) throw new UnreadableAudio(refusal("audio.damaged"));
  return { sampleRate: stream.codecpar.sampleRate, frames: () => decode(input, index, decoder) };
}

/** Damaged packets are stepped over, as players do; how much is missing shows in the end. */
function* decode(input: FormatContext, index: number, decoder: CodecContext): Generator<Frame> {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  while (input.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === index) {
      decoder.sendPacketSync(packet);
      while (decoder.receiveFrameSync(frame) >= 0) yield frame;
    }
    packet.unref();
  }
  decoder.sendPacketSync(null);
  while (decoder.receiveFrameSync(frame) >= 0) yield frame;
}
