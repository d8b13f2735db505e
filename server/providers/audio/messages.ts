import type { DownloadFormat } from "../../../domain/downloads/format.ts";
import type { Refusal } from "../../../domain/words/refusal.ts";
import type { AudioFacts, CoverFile, SoundMeasurement } from "../audio.ts";

/** What the parent asks of its child: one job, one life. All paths are absolute. */
export type Job =
  | { kind: "inspect"; file: string }
  | { kind: "render"; file: string; basic: string; high: string; measures: boolean }
  | { kind: "measure"; file: string }
  | { kind: "picture"; file: string; out: string }
  | {
      kind: "convert";
      file: string;
      out: string;
      format: DownloadFormat;
      tags: Record<string, string>;
      cover: CoverFile | null;
    }
  | { kind: "listen"; sampleRate: number; channels: 1 | 2; durationMs: number };

/** What a decoder learned about a recording while writing its renditions. */
export interface Decoded {
  seconds: number;
  peaks: Uint8Array;
  measurement: SoundMeasurement | null;
}

/** What inspecting found, with the length that is promised by the file itself rather than estimated from its size. */
export interface Inspection {
  facts: AudioFacts;
  promisedSeconds: number | null;
}

export type Reply =
  | { kind: "inspected"; inspection: Inspection }
  | { kind: "started"; facts: AudioFacts }
  | { kind: "progress"; percent: number }
  | { kind: "decoded"; facts: AudioFacts; decoded: Decoded }
  | { kind: "listened"; decoded: Decoded }
  | { kind: "converted" }
  | { kind: "pictured"; isThere: boolean }
  | { kind: "measured"; facts: AudioFacts; measurement: SoundMeasurement }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "failed"; message: string };
