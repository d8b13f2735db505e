import type { Reader } from "../../providers/assistant.ts";

/** How many there are, without looking at any of them. */
export const COUNTS = `query AssistantCounts($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace { tracks(first: 1) { totalCount } releases(first: 1) { totalCount } }
  }
}`;

interface Counted {
  totalCount: number;
}

export async function readCounts(
  read: Reader,
  workspaceId: string,
): Promise<{ tracks: number; releases: number } | null> {
  const data = await read<{ node: { tracks: Counted; releases: Counted } | null }>(COUNTS, { workspaceId });
  if (!data?.node) return null;
  const { tracks, releases } = data.node;
  return { tracks: tracks.totalCount, releases: releases.totalCount };
}
