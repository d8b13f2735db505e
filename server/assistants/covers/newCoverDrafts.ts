import { newId } from "../../../db/ids.ts";
import { rowOf } from "../../graphql/globalId.ts";
import { log } from "../../log.ts";
import type { DrawnCovers } from "../../providers/assistant.ts";
import { fullTitle } from "../reads/studioThings.ts";
import type { Commission } from "../replies/replyWriters.ts";

/** A draft as it is stored. */
export interface NewCoverDraft {
  id: string;
  messageId: string;
  workspaceId: string;
  releaseId: string;
  place: number;
  motif: string;
  seed: string;
  genre: string;
  title: string;
  artists: string;
  createdAt: Date;
}

/** What is written on a cover, read with the eyes of whoever asks. */
const TO_DRAW = `query AssistantCover($id: ID!) {
  node(id: $id) { ... on Release { title versionTitle artistNames genre privateFields { hasCover } } }
}`;

interface ToDraw {
  node: {
    title: string;
    versionTitle: string | null;
    artistNames: string[];
    genre: string | null;
    /** Null of releases that are not the studio's. */
    privateFields: object | null;
  } | null;
}

/** Drafts for a release of the studio; none of what is somebody else's. Title and names are as they stand now. */
export async function newCoverDrafts(
  { turn, messageId, workspaceId, now }: Pick<Commission, "messageId" | "now" | "turn" | "workspaceId">,
  { release: id, motifs }: DrawnCovers,
): Promise<NewCoverDraft[]> {
  const releaseId = rowOf(id, "Release");
  const release = (await turn.read<ToDraw>(TO_DRAW, { id }))?.node;
  if (workspaceId === null || !releaseId || !release?.privateFields) {
    log.warn("covers-refused", { messageId });
    return [];
  }
  const words = {
    title: fullTitle(release),
    artists: release.artistNames.join(", "),
    genre: release.genre ?? "",
  };
  return motifs.map((motif, place) => ({
    ...{ id: newId(), messageId, workspaceId, releaseId, place, motif, ...words },
    ...{ seed: newId(), createdAt: now() },
  }));
}
