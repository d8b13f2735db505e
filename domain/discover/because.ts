import { BECAUSE_MOST, ROW_MOST } from "./discover.ts";
import { type Candidate, oncePerArtist, withLittleHeard } from "./row.ts";

/** A track that somebody may like, and which of those they like or play says so most. */
export interface Recommended extends Candidate {
  /** The track that it is like. */
  seedId: string;
  /** Whether the person pressed its heart; else they played it. */
  isSeedLiked: boolean;
  /** How much it speaks for the track, by all that the person likes and plays. */
  score: number;
}

export interface Because {
  seedId: string;
  isSeedLiked: boolean;
  tracks: Recommended[];
}

/** Fewer covers than this are no row. */
const ROW_LEAST = 2;

/**
 * What is recommended, row by row: each says because of which track, the strongest reason first. A track stands in one row, no artist
 * twice in the same, and every fourth place is for little-heard music.
 */
export function becauseRows(recommended: readonly Recommended[]): Because[] {
  const best = recommended.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const rows = [...Map.groupBy(best, ({ seedId }) => seedId)].map(([seedId, tracks]) => {
    const row = oncePerArtist(withLittleHeard(tracks), ROW_MOST);
    return {
      seedId,
      isSeedLiked: tracks[0]!.isSeedLiked,
      tracks: row,
      says: row.reduce((sum, { score }) => sum + score, 0),
    };
  });
  return rows
    .filter(({ tracks }) => tracks.length >= ROW_LEAST)
    .sort((a, b) => b.says - a.says)
    .slice(0, BECAUSE_MOST)
    .map(({ says: _, ...row }) => row);
}
