import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import type { Insertable, Kysely, Transaction } from "kysely";
import { findOrMakeArtists } from "../../../db/catalog/artists.ts";
import { newId } from "../../../db/ids.ts";
import { setReleaseArtists } from "../../../db/releases/releases.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { RestRequest, Row } from "./cells.ts";
import type { Kit } from "./kit.ts";
import { aPhoto } from "./profileThings.ts";

/** The global id of a whole release of the kit's workspace, with the kit's track and a cover. */
export async function aRelease(
  db: Kysely<DB>,
  kit: Kit,
  some: Partial<Insertable<DB["release"]>> = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto("release")
    .values({ id, workspaceId: kit.workspaceId, title: "Ebb", coverKey: "release/matrix.jpg", ...some })
    .execute();
  const { id: trackId } = decodeGlobalID(kit.track);
  await db.insertInto("releaseTrack").values({ releaseId: id, trackId, position: 1 }).execute();
  const [artist] = await findOrMakeArtists(db as Transaction<DB>, kit.workspaceId, ["Mara Lune"]);
  await setReleaseArtists(db as Transaction<DB>, id, [artist!]);
  return encodeGlobalID("Release", id);
}

/** For an operation on a release that stands in this state. */
export const onRelease =
  (state: string, further: object = {}): Row["input"] =>
  async (kit, db) => ({ id: await aRelease(db, kit, { state }), ...further });

/** A cover for the kit's draft. */
export async function aCoverFor(kit: Kit): Promise<RestRequest> {
  const { id } = decodeGlobalID(kit.draftRelease);
  return {
    path: `/api/releases/${id}/cover?x=0&y=0&width=1&height=1`,
    method: "POST",
    body: await aPhoto(1400),
    headers: { "x-levare": "1", "content-type": "image/jpeg" },
  };
}

export const OF_A_RELEASE = (field: string): Pick<Row, "document" | "input" | "sees"> => ({
  document: `query Release($id: ID!) { named: node(id: $id) { __typename ... on Release { ${field} } } }`,
  input: ({ publicRelease }) => ({ id: publicRelease }),
  sees: (data) => Boolean(data.named?.[field.split(" ")[0]!]),
});
