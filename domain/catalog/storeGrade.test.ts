import { english } from "../testing/english.ts";
import { isStoreGrade, type Master, storeFindings } from "./storeGrade.ts";

const master: Master = {
  lossless: true,
  durationMs: 180_000,
  sampleRate: 44_100,
  bitDepth: 16,
  channels: 2,
  truePeak: -1,
  clippedSamples: 0,
  leadingSilenceMs: 300,
  trailingSilenceMs: 1_200,
  damagedAtMs: null,
};

test("a 16-bit 44.1 kHz stereo master of three minutes is store-grade", () => {
  expect(storeFindings(master)).toEqual([]);
  expect(isStoreGrade(master)).toBe(true);
});

test.each<[what: string, change: Partial<Master>, finding: string, isAllowed: boolean]>([
  ["a lossy file", { lossless: false, bitDepth: null }, "blocker lossy", false],
  ["damage in the middle", { damagedAtMs: 65_000 }, "blocker damaged", false],
  ["8 bits", { bitDepth: 8 }, "blocker bitDepth", false],
  ["32 kHz", { sampleRate: 32_000 }, "blocker sampleRate", false],
  ["29.999 s", { durationMs: 29_999 }, "blocker tooShort", false],
  ["10.001 s of silence before", { leadingSilenceMs: 10_001 }, "blocker leadingSilence", false],
  ["10.001 s of silence after", { trailingSilenceMs: 10_001 }, "blocker trailingSilence", false],
  ["mono", { channels: 1 }, "warning mono", false],
  ["three clipped samples", { clippedSamples: 3 }, "warning clipping", true],
  ["a peak of -0.2", { truePeak: -0.2 }, "warning peak", true],
])("%s is found", (_what, change, finding, isAllowed) => {
  const found = storeFindings({ ...master, ...change });
  expect(found.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([finding]);
  expect(english(found[0]!.message)).toMatch(/^[A-Z0-9].*\.$/);
  expect(isStoreGrade({ ...master, ...change })).toBe(isAllowed);
});

test("exactly at the limits nothing is found", () => {
  const change = { durationMs: 30_000, leadingSilenceMs: 10_000, trailingSilenceMs: 10_000, truePeak: -0.3 };
  expect(storeFindings({ ...master, ...change })).toEqual([]);
});

test("what was never measured is not held against a master", () => {
  const unknown = { sampleRate: null, bitDepth: null, channels: null, truePeak: null, clippedSamples: null };
  expect(storeFindings({ ...master, ...unknown, leadingSilenceMs: null, trailingSilenceMs: null })).toEqual(
    [],
  );
});
