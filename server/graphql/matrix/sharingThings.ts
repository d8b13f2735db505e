import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { insertListeningLink } from "../../../db/sharing/listeningLinks.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { Kit } from "./kit.ts";

/** An open link to the kit's track, and its secret. */
export async function aListeningLink(
  db: Kysely<DB>,
  { workspaceId, track }: Kit,
): Promise<{ id: string; token: string }> {
  const { token, hash } = newToken();
  const id = newId();
  const { id: trackId } = decodeGlobalID(track);
  const expiresAt = new Date(Date.now() + 60_000);
  await insertListeningLink(db, { id, workspaceId, trackId, tokenHash: hash, expiresAt });
  return { id: encodeGlobalID("ListeningLink", id), token };
}

/** The stream of the kit's track, as the page of a link asks for it. */
export async function aListeningStream(db: Kysely<DB>, kit: Kit): Promise<string> {
  const { token } = await aListeningLink(db, kit);
  const { id: trackId } = decodeGlobalID(kit.track);
  const facts = { quality: "basic", storageKey: "streams/matrix.mp3", mimeType: "audio/mpeg" };
  await db
    .insertInto("rendition")
    .values({ trackId, ...facts, bytes: 5, bitrate: 1 })
    .execute();
  return `/listen/${token}/${trackId}/stream`;
}
