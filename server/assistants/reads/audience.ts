import type { DaySpan } from "../../../domain/assistants/grammar/saidSpan.ts";
import type { Reader } from "../../providers/assistant.ts";

const RANKED = "total tracks { count track { id title versionTitle } }";

/** What the songs of a studio were played on some days. */
export const PLAYS = `query AssistantPlays($workspaceId: ID!, $from: String!, $to: String!, $trackIds: [ID!]) {
  node(id: $workspaceId) { ... on Workspace { counts: playsReceived(from: $from, to: $to, trackIds: $trackIds) { ${RANKED} } } }
}`;

/** What likes they have; without days all of them. */
export const LIKES = `query AssistantLikes($workspaceId: ID!, $from: String, $to: String, $trackIds: [ID!]) {
  node(id: $workspaceId) { ... on Workspace { counts: likesReceived(from: $from, to: $to, trackIds: $trackIds) { ${RANKED} } } }
}`;

/** How many people follow its artists, and who of them began on some days. */
export const FOLLOWERS = `query AssistantFollowers($workspaceId: ID!, $from: String!, $to: String!) {
  node(id: $workspaceId) { ... on Workspace { counts: followers(from: $from, to: $to) { total gained } } }
}`;

interface RankedTrack {
  id: string;
  title: string;
  versionTitle: string | null;
}
export interface Ranked {
  total: number;
  tracks: { count: number; track: RankedTrack | null }[];
}
interface Data<Counts> {
  node: { counts: Counts | null } | null;
}

/** Of these tracks alone, where any are said. */
interface Asked {
  workspaceId: string;
  trackIds?: readonly string[] | null;
}

export async function readPlays(read: Reader, asked: Asked & DaySpan): Promise<Ranked | null> {
  return (await read<Data<Ranked>>(PLAYS, { ...asked }))?.node?.counts ?? null;
}

export async function readLikes(
  read: Reader,
  { days, ...asked }: Asked & { days: DaySpan | null },
): Promise<Ranked | null> {
  return (await read<Data<Ranked>>(LIKES, { ...asked, ...days }))?.node?.counts ?? null;
}

export async function readFollowers(
  read: Reader,
  asked: { workspaceId: string } & DaySpan,
): Promise<{ total: number; gained: number } | null> {
  const data = await read<Data<{ total: number; gained: number }>>(FOLLOWERS, { ...asked });
  return data?.node?.counts ?? null;
}
