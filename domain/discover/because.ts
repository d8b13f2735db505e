import { BECAUSE_MOST, ROW_MOST } from "./discover.ts";
import { type Candidate, oncePerArtist, withLittleHeard } from "./row.ts";

/** A track that somebody may like, and which of those they like or play says so most. */
export interface Recommended extends Candidate {
  /** The track that it is like. */
  seedId: string;
  /** Whether the person pressed its heart; else they played it. */
  isSeedLiked: boolean;
  /** Whether it is above all what people put together in playlists that says so. */
  isByLists: boolean;
  /** How much it speaks for the track, by all that the person likes and plays. */
  score: number;
}

export interface Because {
  seedId: string;
  isSeedLiked: boolean;
  isByLists: boolean;
  tracks: Recommended[];
}

/** Fewer covers than this are no row. */
const ROW_LEAST = 2;

/**
 * What is recommended, row by row: each says because of which track, the strongest reason first. What stands beside it in playlists
 * makes a row of its own where there is enough of it. A track stands in one row, no artist twice in the same, and every fourth place
 * is for little-heard music.
 */
export function becauseRows(recommended: readonly Recommended[]): Because[] {
  const best = recommended.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const groups = [...Map.groupBy(best, ({ seedId }) => seedId).values()].flatMap(byReason);
  const rows = groups.map(({ isByLists, tracks }) => {
    const row = oncePerArtist(withLittleHeard(tracks), ROW_MOST);
    return {
      seedId: tracks[0]!.seedId,
      isSeedLiked: tracks[0]!.isSeedLiked,
      isByLists,
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

/** What one track speaks for, in two parts where each fills a row: what stands beside it in playlists, and the rest. */
function byReason(tracks: readonly Recommended[]): { isByLists: boolean; tracks: readonly Recommended[] }[] {
  const listed = tracks.filter(({ isByLists }) => isByLists);
  const rest = tracks.filter(({ isByLists }) => !isByLists);
  const fills = (part: readonly Recommended[]) => oncePerArtist(part, ROW_LEAST).length === ROW_LEAST;
  if (!fills(listed)) return [{ isByLists: false, tracks }];
  if (!fills(rest)) return [{ isByLists: true, tracks: listed }];
  return [
    { isByLists: true, tracks: listed },
    { isByLists: false, tracks: rest },
  ];
}
