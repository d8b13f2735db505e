import type { Reader } from "../../providers/assistant.ts";

const TRACK = `id title versionTitle isrc bpm key
  lyrics { timed { startMs } }
  measurement { loudness truePeak }
  works { title isWhole writers { shareBp party { name } } }
  contributors { role party { name } }`;

/** The newest recordings of a studio: their rights, words and sound. */
export const TRACKS = `query AssistantTracks($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace { tracks(first: 50) { totalCount edges { node { ${TRACK} } } } }
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
  node: { tracks: { totalCount: number; edges: { node: TrackRow }[] } } | null;
}

export async function readTracks(
  read: Reader,
  workspaceId: string,
): Promise<{ total: number; rows: TrackRow[] } | null> {
  const data = await read<Data>(TRACKS, { workspaceId });
  if (!data?.node) return null;
  const { totalCount, edges } = data.node.tracks;
  return { total: totalCount, rows: edges.map(({ node }) => node) };
}

export async function readTrack(read: Reader, id: string): Promise<TrackRow | null> {
  return (await read<{ node: TrackRow | null }>(TRACK_BY_ID, { id }))?.node ?? null;
}
