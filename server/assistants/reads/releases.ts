import type { Reader } from "../../providers/assistant.ts";
import { type Listed, PAGE_ROWS, type Page, readPages } from "./paged.ts";

/** The releases of a studio with what their lists show, whichever was begun last first. */
export const RELEASES = `query AssistantReleases($workspaceId: ID!, $filter: ReleaseFilter, $first: Int, $after: String) {
  node(id: $workspaceId) {
    ... on Workspace {
      releases(first: $first, after: $after, filter: $filter) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            id title versionTitle state type upc trackCount coverAlt coverWidth
            priceMinor suggestedPriceMinor currency pagePath artistNames
            privateFields { releaseDay releaseTime timezone hasCover missing { part count } }
          }
        }
      }
    }
  }
}`;

export interface ReleaseRow {
  id: string;
  title: string;
  versionTitle: string | null;
  state: string;
  type: string;
  upc: string | null;
  trackCount: number;
  coverAlt: string | null;
  coverWidth: number | null;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  currency: string;
  pagePath: string | null;
  artistNames: string[];
  privateFields: {
    releaseDay: string | null;
    releaseTime: string;
    timezone: string;
    hasCover: boolean;
    missing: { part: string; count: number }[];
  } | null;
}
interface Data {
  node: { releases: Page<ReleaseRow> } | null;
}

/** The last begun first, or those with this part of a title; as many as `most`. */
export function readReleases(
  read: Reader,
  workspaceId: string,
  { text, most }: { text?: string | undefined; most?: number } = {},
): Promise<Listed<ReleaseRow> | null> {
  const first = Math.min(PAGE_ROWS, most ?? PAGE_ROWS);
  const filter = text ? { text } : null;
  return readPages(async (after) => {
    const data = await read<Data>(RELEASES, { workspaceId, filter, first, after });
    return data?.node?.releases ?? null;
  }, most);
}
