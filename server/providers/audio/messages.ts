import type { AudioFacts } from "../audio.ts";

/** What the parent asks of its child: one job, one life. All paths are absolute. */
export type Job =
  | { kind: "inspect"; file: string }
  | { kind: "render"; file: string; basic: string; high: string };

/** What a decoder learned about a recording while writing its renditions. */
export interface Decoded {
  seconds: number;
  peaks: Uint8Array;
}

/** What inspecting found, with the length that is promised by the file itself rather than estimated from its size. */
export interface Inspection {
  facts: AudioFacts;
  promisedSeconds: number | null;
}

export type Reply =
  | { kind: "inspected"; inspection: Inspection }
  | { kind: "started"; durationMs: number }
  | { kind: "progress"; percent: number }
  | { kind: "decoded"; decoded: Decoded }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; message: string };
