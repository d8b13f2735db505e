import { Transform } from "node:stream";

/** What Lighthouse calls slow 4G: 150 ms until an answer begins, 1.6 Mbit a second for all of them together. */
const LATENCY_MS = 150;
const BYTES_PER_MS = 200;

/** A line on which answers take the time that they take on a phone, and are counted. */
export interface SlowLine {
  /** Put between a server's answer and whoever reads it. */
  through(): Transform;
  /** What came over it so far. */
  bytes(): number;
  /** False: from now on nothing takes longer than it must. */
  setSlow(isSlow: boolean): void;
}

export function slowLine(): SlowLine {
  let bytes = 0;
  let isSlow = true;
  /** When what was sent so far has arrived. */
  let freeAt = 0;
  const pauseFor = (size: number, isFirst: boolean) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + size / BYTES_PER_MS;
    return isSlow ? Math.max(freeAt, isFirst ? now + LATENCY_MS : now) - now : 0;
  };
  return {
    through() {
      let isFirst = true;
      return new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          setTimeout(() => done(null, chunk), pauseFor(chunk.length, isFirst));
          isFirst = false;
        },
      });
    },
    bytes: () => bytes,
    setSlow: (next) => void (isSlow = next),
  };
}
