/** Stereo 16-bit sound as interleaved samples: `volume` is asked for every instant, in seconds. */
export function samplesOf(seconds: number, sampleRate: number, volume: (at: number) => number): Int16Array {
  const frames = Math.round(seconds * sampleRate);
  const samples = new Int16Array(frames * 2);
  for (let frame = 0; frame < frames; frame++) {
    const at = frame / sampleRate;
    const sample = Math.round(Math.sin(2 * Math.PI * 330 * at) * volume(at) * 32767);
    samples[2 * frame] = sample;
    samples[2 * frame + 1] = sample;
  }
  return samples;
}

/** A WAV file written by hand. */
export function waveOf(samples: Int16Array, sampleRate: number): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** An AIFF file written by hand, at 44.1 kHz: its header stores the rate as an 80-bit float. */
export function aiffOf(samples: Int16Array): Buffer {
  const head = Buffer.alloc(54);
  head.write("FORM", 0, "latin1");
  head.writeUInt32BE(46 + samples.byteLength, 4);
  head.write("AIFFCOMM", 8, "latin1");
  head.writeUInt32BE(18, 16);
  head.writeUInt16BE(2, 20);
  head.writeUInt32BE(samples.length / 2, 22);
  head.writeUInt16BE(16, 26);
  Buffer.from([0x40, 0x0e, 0xac, 0x44, 0, 0, 0, 0, 0, 0]).copy(head, 28);
  head.write("SSND", 38, "latin1");
  head.writeUInt32BE(8 + samples.byteLength, 42);
  const sound = Buffer.from(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)).swap16();
  return Buffer.concat([head, sound]);
}
