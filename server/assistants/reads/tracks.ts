import type { Reader } from "../../providers/assistant.ts";
import { type Listed, PAGE_ROWS, type Page, readPages } from "./paged.ts";

const TRACK = `id title versionTitle isrc bpm key
  lyrics { timed { startMs } }
  measurement { loudness truePeak }
  works { title isWhole writers { shareBp party { name } } }
  contributors { role party { name } }`;

/** The recordings of a studio, newest first: their rights, words and sound. */
export const TRACKS = `query AssistantTracks($workspaceId: ID!, $first: Int, $after: String) {
  node(id: $workspaceId) {
    ... on Workspace {
      tracks(first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { ${TRACK} } }
      }
    }
  }
}`;

/** One recording. */
export const TRACK_BY_ID = `query AssistantTrack($id: ID!) { node(id: $id) { ... on Track { ${TRACK} } } }`;

export interface WriterRow {
  shareBp: number | null;
  party: { name: string };
}
export interface TrackRow {
  id: string;
  title: string;
  versionTitle: string | null;
  isrc: string | null;
  bpm: number | null;
  key: string | null;
  lyrics: { timed: { startMs: number }[] | null } | null;
  measurement: { loudness: number | null; truePeak: number | null } | null;
  works: { title: string; isWhole: boolean; writers: WriterRow[] }[];
  contributors: { role: string; party: { name: string } }[];
}
interface Data {
  node: { tracks: Page<TrackRow> } | null;
}

export function readTracks(read: Reader, workspaceId: string): Promise<Listed<TrackRow> | null> {
  return readPages(async (after) => {
    const data = await read<Data>(TRACKS, { workspaceId, first: PAGE_ROWS, after });
    return data?.node?.tracks ?? null;
  });
}

export async function readTrack(read: Reader, id: string): Promise<TrackRow | null> {
  return (await read<{ node: TrackRow | null }>(TRACK_BY_ID, { id }))?.node ?? null;
}
