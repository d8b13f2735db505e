import type { Reader } from "../../providers/assistant.ts";

/** The songs of one release in their order. */
export const SONGS_OF = `query AssistantSongsOf($id: ID!) {
  node(id: $id) {
    ... on Release { runningOrder { track { id title versionTitle isrc bpm key } } }
  }
}`;

export interface SongOf {
  id: string;
  title: string;
  versionTitle: string | null;
  isrc: string | null;
  bpm: number | null;
  key: string | null;
}
interface Data {
  node: { runningOrder: { track: SongOf }[] } | null;
}

export async function readSongsOf(read: Reader, id: string): Promise<SongOf[] | null> {
  const data = await read<Data>(SONGS_OF, { id });
  return data?.node?.runningOrder.map(({ track }) => track) ?? null;
}
