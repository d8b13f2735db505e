/** What is known of a recording as a master; null where nothing was measured yet. */
export interface Master {
  lossless: boolean;
  durationMs: number;
  sampleRate: number | null;
  bitDepth: number | null;
  channels: number | null;
  /** dBTP. */
  truePeak: number | null;
  clippedSamples: number | null;
  leadingSilenceMs: number | null;
  trailingSilenceMs: number | null;
}

export const MIN_STORE_RATE = 44_100;
export const MIN_STORE_BITS = 16;
export const MIN_STORE_SECONDS = 30;
export const MAX_STORE_SILENCE_SECONDS = 10;
export const MAX_STORE_PEAK_DBFS = -0.3;

export const STORE_RULES = [
  "lossy",
  "bitDepth",
  "sampleRate",
  "mono",
  "tooShort",
  "leadingSilence",
  "trailingSilence",
  "clipping",
  "peak",
] as const;
export type StoreRule = (typeof STORE_RULES)[number];

/** Why shops may not take a recording: a blocker keeps it out of exports, a warning is the artist's choice. */
export interface StoreFinding {
  rule: StoreRule;
  severity: "blocker" | "warning";
  message: string;
}

/**
 * What shops ask of a master (knowledge/screens.md 3.1): WAV, FLAC or AIFF of at least 16 bit and 44.1 kHz, 30 s and more,
 * not more than 10 s of silence at either end. Mono, clipping and peaks above -0.3 dBFS are allowed and warned of.
 * What was not measured is not held against it.
 */
export function storeFindings(master: Master): StoreFinding[] {
  const { bitDepth, sampleRate, channels, truePeak, clippedSamples } = master;
  const findings: StoreFinding[] = [];
  const find = (severity: StoreFinding["severity"], rule: StoreRule, message: string) =>
    findings.push({ rule, severity, message });
  if (!master.lossless) find("blocker", "lossy", "Shops want a lossless master: WAV, FLAC or AIFF.");
  else if (bitDepth !== null && bitDepth < MIN_STORE_BITS)
    find("blocker", "bitDepth", `The master has ${bitDepth} bits; shops want at least ${MIN_STORE_BITS}.`);
  if (sampleRate !== null && sampleRate < MIN_STORE_RATE)
    find("blocker", "sampleRate", `The master has ${sampleRate / 1000} kHz; shops want at least 44.1.`);
  if (master.durationMs < MIN_STORE_SECONDS * 1000)
    find("blocker", "tooShort", `Shops take recordings of ${MIN_STORE_SECONDS} seconds and more.`);
  if (isLongSilence(master.leadingSilenceMs))
    find("blocker", "leadingSilence", silenceMessage("begins", master.leadingSilenceMs!));
  if (isLongSilence(master.trailingSilenceMs))
    find("blocker", "trailingSilence", silenceMessage("ends", master.trailingSilenceMs!));
  if (channels === 1) find("warning", "mono", "The master is mono; some shops refuse that.");
  if (clippedSamples !== null && clippedSamples > 0)
    find(
      "warning",
      "clipping",
      `${clippedSamples} samples are cut off at full scale: it may sound distorted.`,
    );
  if (truePeak !== null && truePeak > MAX_STORE_PEAK_DBFS)
    find(
      "warning",
      "peak",
      `The peak is ${truePeak.toFixed(1)} dBTP; above ${MAX_STORE_PEAK_DBFS} it may distort when shops convert it.`,
    );
  return findings;
}

/** A store-grade master is one that nothing keeps out of an export, in stereo. */
export function isStoreGrade(master: Master): boolean {
  const findings = storeFindings(master);
  return !findings.some(({ severity, rule }) => severity === "blocker" || rule === "mono");
}

const isLongSilence = (ms: number | null) => ms !== null && ms > MAX_STORE_SILENCE_SECONDS * 1000;

function silenceMessage(verb: "begins" | "ends", ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `The recording ${verb} with ${seconds} s of silence; shops allow ${MAX_STORE_SILENCE_SECONDS}.`;
}
