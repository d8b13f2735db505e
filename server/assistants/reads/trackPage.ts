import type { Reader } from "../../providers/assistant.ts";
import type { SongOf } from "./songsOf.ts";

/** Songs of a studio that a filter lets through, and how many there are beyond those that are shown. */
export const TRACK_PAGE = `query AssistantTrackPage($workspaceId: ID!, $filter: TrackFilter, $after: String, $first: Int) {
  node(id: $workspaceId) {
    ... on Workspace {
      tracks(first: $first, after: $after, filter: $filter) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { id title versionTitle isrc bpm key } }
      }
    }
  }
}`;

/** As the filter of the catalog takes it. */
export interface TrackFilter {
  text?: string | undefined;
  lacking?: readonly string[];
  bpmMin?: number | undefined;
  bpmMax?: number | undefined;
  key?: string | undefined;
}
interface Data {
  node: {
    tracks: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: SongOf }[];
    };
  } | null;
}

const PAGE = 50;

export async function readTrackPage(
  read: Reader,
  workspaceId: string,
  filter: TrackFilter = {},
): Promise<{ total: number; rows: SongOf[] } | null> {
  const tracks = (await read<Data>(TRACK_PAGE, { workspaceId, filter, first: PAGE }))?.node?.tracks;
  return tracks ? { total: tracks.totalCount, rows: tracks.edges.map(({ node }) => node) } : null;
}
