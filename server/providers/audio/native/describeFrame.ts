import type { Frame } from "node-av/lib";

/** The arguments with which a filter graph takes frames like this one. */
export function describeFrame(frame: Frame): string {
  const rate = frame.sampleRate;
  const { order, mask } = frame.channelLayout;
  // Files that do not say which channel is which are given the usual order for their number.
  const layout = order === 1 && mask ? `0x${mask.toString(16)}` : `${frame.channels}c`;
  return `time_base=1/${rate}:sample_rate=${rate}:sample_fmt=${frame.format}:channel_layout=${layout}`;
}

/** One array for each channel of a planar float frame, valid as long as the frame. */
export function planes(frame: Frame): Float32Array[] {
  const buffers = frame.extendedData ?? [];
  return buffers.map(({ buffer, byteOffset }) => new Float32Array(buffer, byteOffset, frame.nbSamples));
}
