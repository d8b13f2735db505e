import { graphql, readInlineData } from "react-relay";
import type { estimates_track$key } from "../__generated__/estimates_track.graphql.ts";

/** Below it a guess is wrong as often as right, and only in the way. */
const LEAST_CONFIDENCE = 0.5;

export type EstimatedField = "bpm" | "key";

/** What a tempo or key seems to be, as it would be written, and how sure that is, from 0 to 1. */
export interface Estimate {
  value: string;
  confidence: number;
}

/** The guesses about a track that are worth offering. */
export type Estimates = Readonly<Record<EstimatedField, Estimate | null>>;

export function estimatesOf(track: estimates_track$key): Estimates {
  const { measurement } = readInlineData(
    graphql`
      fragment estimates_track on Track @inline {
        measurement {
          estimatedBpm
          bpmConfidence
          estimatedKey
          keyConfidence
        }
      }
    `,
    track,
  );
  const { estimatedBpm, bpmConfidence, estimatedKey, keyConfidence } = measurement ?? {};
  return {
    bpm: offered(estimatedBpm ? String(Math.round(estimatedBpm)) : null, bpmConfidence),
    key: offered(estimatedKey ?? null, keyConfidence),
  };
}

function offered(value: string | null, confidence: number | null | undefined): Estimate | null {
  return value && confidence && confidence >= LEAST_CONFIDENCE ? { value, confidence } : null;
}
