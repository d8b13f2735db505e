import type { LogicLevel } from "./agents.ts";

/** How a language model is asked: how freely it writes, how often it may look something up, how long its answer is at most. */
export interface ModelLevel {
  temperature: number;
  /** Calls of the model for one answer; all but the last may read. */
  steps: number;
  outputTokens: number;
}

export const MODEL_LEVELS: Readonly<Record<LogicLevel, ModelLevel>> = {
  MAX: { temperature: 0.2, steps: 8, outputTokens: 1_500 },
  MEDIUM: { temperature: 0.4, steps: 5, outputTokens: 900 },
  MIN: { temperature: 0.8, steps: 3, outputTokens: 600 },
};

/** The model has to begin by then, and may not fall silent for longer, in milliseconds. */
export const FIRST_BYTE_MS = 20_000;
export const CHUNK_MS = 15_000;

/** So many failures one after another, and nobody asks for this long; then one asks again. */
export const FAILURES = 5;
export const PROBE_MS = 30_000;

/** What a read gives to a model at most. */
export const READ_ROWS = 50;
export const READ_BYTES = 8_192;
export const FIELD_SIGNS = 2_000;
