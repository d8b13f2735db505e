const BITRATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [44100, 48000, 32000];

export interface MpegFrame {
  sampleRate: number;
  samples: number;
  bytes: number;
  /** Where the Xing or Info header would stand, counted from the frame's first byte. */
  infoOffset: number;
}

/** The MPEG 1, 2 or 2.5 layer III frame whose header stands at `offset`, or null. ISO 11172-3, 13818-3. */
export function frameAt(bytes: Buffer, offset: number): MpegFrame | null {
  if (offset + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(offset);
  const version = (header >>> 19) & 3; // 3 = MPEG 1, 2 = MPEG 2, 0 = MPEG 2.5
  const isLayer3 = ((header >>> 17) & 3) === 1;
  const bitrateIndex = (header >>> 12) & 15;
  const rateIndex = (header >>> 10) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null;
  if (bitrateIndex === 0 || bitrateIndex === 15 || rateIndex === 3) return null;

  const isVersion1 = version === 3;
  const sampleRate = SAMPLE_RATES[rateIndex]! / (isVersion1 ? 1 : version === 2 ? 2 : 4);
  const bitrate = (isVersion1 ? BITRATES_V1 : BITRATES_V2)[bitrateIndex]! * 1000;
  const samples = isVersion1 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  const isMono = ((header >>> 6) & 3) === 3;
  const sideInfo = isVersion1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    sampleRate,
    samples,
    bytes: Math.floor(((samples / 8) * bitrate) / sampleRate) + padding,
    infoOffset: 4 + sideInfo,
  };
}

/** The length an encoder wrote into the first frame, in seconds; null when it wrote none. */
export function promisedByInfoFrame(bytes: Buffer): number | null {
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === 0) offset++;
  const frame = frameAt(bytes, offset);
  if (!frame) return null;
  const at = offset + frame.infoOffset;
  const name = bytes.toString("latin1", at, at + 4);
  if ((name !== "Xing" && name !== "Info") || at + 12 > bytes.length) return null;
  const hasFrameCount = (bytes.readUInt32BE(at + 4) & 1) === 1;
  return hasFrameCount ? (bytes.readUInt32BE(at + 8) * frame.samples) / frame.sampleRate : null;
}
