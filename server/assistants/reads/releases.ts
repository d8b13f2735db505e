import type { Reader } from "../../providers/assistant.ts";

/** The releases of a studio with what their lists show, whichever was begun last first. */
export const RELEASES = `query AssistantReleases($workspaceId: ID!, $filter: ReleaseFilter) {
  node(id: $workspaceId) {
    ... on Workspace {
      releases(first: 50, filter: $filter) {
        totalCount
        edges {
          node {
            id title versionTitle state type upc trackCount coverAlt coverWidth
            priceMinor suggestedPriceMinor currency pagePath artistNames
            privateFields { releaseDay releaseTime hasCover missing { part count } }
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
    hasCover: boolean;
    missing: { part: string; count: number }[];
  } | null;
}
interface Data {
  node: { releases: { totalCount: number; edges: { node: ReleaseRow }[] } } | null;
}

export async function readReleases(
  read: Reader,
  workspaceId: string,
  text?: string,
): Promise<{ total: number; rows: ReleaseRow[] } | null> {
  const data = await read<Data>(RELEASES, { workspaceId, filter: text ? { text } : null });
  if (!data?.node) return null;
  const { totalCount, edges } = data.node.releases;
  return { total: totalCount, rows: edges.map(({ node }) => node) };
}
