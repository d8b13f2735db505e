import { type Text, text } from "../words/refusal.ts";

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
  /** Where it is not as it was written. */
  damagedAtMs: number | null;
}

export const MIN_STORE_RATE = 44_100;
export const MIN_STORE_BITS = 16;
export const MIN_STORE_SECONDS = 30;
export const MAX_STORE_SILENCE_SECONDS = 10;
export const MAX_STORE_PEAK_DBFS = -0.3;

export const STORE_RULES = [
  "lossy",
  "damaged",
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
  message: Text;
}

/**
 * What shops ask of a master (knowledge/screens.md 3.1): WAV, FLAC or AIFF of at least 16 bit and 44.1 kHz, 30 s and more,
 * not more than 10 s of silence at either end. Mono, clipping and peaks above -0.3 dBFS are allowed and warned of.
 * What was not measured is not held against it.
 */
export function storeFindings(master: Master): StoreFinding[] {
  const { bitDepth, sampleRate, channels, truePeak, clippedSamples } = master;
  const findings: StoreFinding[] = [];
  const find = (severity: StoreFinding["severity"], rule: StoreRule, message: Text) =>
    findings.push({ rule, severity, message });
  if (!master.lossless) find("blocker", "lossy", text("masters.lossy"));
  else if (bitDepth !== null && bitDepth < MIN_STORE_BITS)
    find("blocker", "bitDepth", text("masters.bitDepth", { bits: bitDepth, min: MIN_STORE_BITS }));
  if (master.damagedAtMs !== null)
    find("blocker", "damaged", text("masters.damaged", { at: placeOf(master.damagedAtMs) }));
  if (sampleRate !== null && sampleRate < MIN_STORE_RATE)
    find(
      "blocker",
      "sampleRate",
      text("masters.sampleRate", { khz: sampleRate / 1000, min: MIN_STORE_RATE / 1000 }),
    );
  if (master.durationMs < MIN_STORE_SECONDS * 1000)
    find("blocker", "tooShort", text("masters.tooShort", { min: MIN_STORE_SECONDS }));
  if (isLongSilence(master.leadingSilenceMs))
    find("blocker", "leadingSilence", text("masters.leadingSilence", silence(master.leadingSilenceMs!)));
  if (isLongSilence(master.trailingSilenceMs))
    find("blocker", "trailingSilence", text("masters.trailingSilence", silence(master.trailingSilenceMs!)));
  if (channels === 1) find("warning", "mono", text("masters.mono"));
  if (clippedSamples !== null && clippedSamples > 0)
    find("warning", "clipping", text("masters.clipping", { samples: clippedSamples }));
  if (truePeak !== null && truePeak > MAX_STORE_PEAK_DBFS)
    find("warning", "peak", text("masters.peak", { peak: truePeak, max: MAX_STORE_PEAK_DBFS }));
  return findings;
}

/** A store-grade master is one that nothing keeps out of an export, in stereo. */
export function isStoreGrade(master: Master): boolean {
  const findings = storeFindings(master);
  return !findings.some(({ severity, rule }) => severity === "blocker" || rule === "mono");
}

/** "1:05". */
const placeOf = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

const isLongSilence = (ms: number | null) => ms !== null && ms > MAX_STORE_SILENCE_SECONDS * 1000;

const silence = (ms: number) => ({ seconds: Math.round(ms / 1000), max: MAX_STORE_SILENCE_SECONDS });
