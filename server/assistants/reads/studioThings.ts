import type { Named } from "../../../domain/assistants/grammar/linkNames.ts";
import type { Reader } from "../../providers/assistant.ts";
import { readTrackPage } from "./trackPage.ts";

/** What a question can name: the newest releases and songs of a studio. */
export const STUDIO_THINGS = `query AssistantStudioThings($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace {
      releases(first: 100) { edges { node { id title versionTitle artistNames } } }
    }
  }
}`;

/** So many songs are known by name: older ones are found by their page alone. */
const NAMED_TRACKS = 500;

interface Titled {
  id: string;
  title: string;
  versionTitle: string | null;
}
interface Data {
  node: {
    releases: { edges: { node: Titled & { artistNames: string[] } }[] };
  } | null;
}

export interface StudioThings {
  things: Named[];
  /** Whose music it is. */
  artists: string[];
}

export async function readStudioThings(read: Reader, workspaceId: string): Promise<StudioThings | null> {
  const data = await read<Data>(STUDIO_THINGS, { workspaceId });
  if (!data?.node) return null;
  const { releases } = data.node;
  const tracks = await readTrackPage(read, workspaceId, {}, NAMED_TRACKS);
  return {
    things: [
      ...releases.edges.map(({ node }) => namedOf("release", node)),
      ...(tracks?.rows ?? []).map((track) => namedOf("track", track)),
    ],
    artists: [...new Set(releases.edges.flatMap(({ node }) => node.artistNames))],
  };
}

/** "Tidal Memory (Deluxe)", which people also call the Deluxe; a draft "Harbour Notebook (Demo)" also by its first words. */
function namedOf(kind: Named["kind"], { id, title, versionTitle }: Titled): Named {
  const name = fullTitle({ title, versionTitle });
  const bare = name.replace(/\s*\([^)]*\)\s*$/, "");
  const aliases = [
    ...(versionTitle ? [versionTitle] : []),
    ...(!versionTitle && bare !== name ? [bare] : []),
  ];
  return { kind, id, name, aliases };
}

/** A title as answers write it, with its version and one space between words. */
export function fullTitle({ title, versionTitle }: { title: string; versionTitle: string | null }): string {
  return `${title}${versionTitle ? ` (${versionTitle})` : ""}`.replace(/\s+/g, " ").trim();
}
