import { READ_ROWS } from "../../../domain/assistants/levels.ts";
import type { Reader } from "../../providers/assistant.ts";
import { type Listed, PAGE_ROWS, type Page, readPages } from "./paged.ts";
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
  node: { tracks: Page<SongOf> } | null;
}

/** As many as `most` of them. */
export function readTrackPage(
  read: Reader,
  workspaceId: string,
  filter: TrackFilter = {},
  most = READ_ROWS,
): Promise<Listed<SongOf> | null> {
  const first = Math.min(most, PAGE_ROWS);
  return readPages(async (after) => {
    const data = await read<Data>(TRACK_PAGE, { workspaceId, filter, first, after });
    return data?.node?.tracks ?? null;
  }, most);
}
