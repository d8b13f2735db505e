import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { RestRequest } from "./cells.ts";
import type { Kit } from "./kit.ts";

/** A file that was read and not carried out; the answer is its own id. */
export async function aFile(db: Kysely<DB>, { workspaceId, userId }: Kit): Promise<string> {
  const id = newId();
  const none = JSON.stringify([]);
  await db
    .insertInto("trackImport")
    .values({
      id,
      workspaceId,
      userId,
      key: id,
      fileName: "tracks.csv",
      headings: [],
      mapping: none,
      emptyClears: false,
      csv: "",
      state: "checked",
      report: none,
    })
    .execute();
  return id;
}

export const aFileId = async (kit: Kit, db: Kysely<DB>) => ({
  id: encodeGlobalID("TrackImport", await aFile(db, kit)),
});

/** A view of the kit's person. */
export async function aView(db: Kysely<DB>, { workspaceId, userId }: Kit): Promise<string> {
  const id = newId();
  await db
    .insertInto("savedView")
    .values({ id, userId, workspaceId, name: id, query: "", columns: [] })
    .execute();
  return encodeGlobalID("SavedView", id);
}

/** A search that the kit's person keeps. */
export async function aSearch(db: Kysely<DB>, { userId }: Kit): Promise<string> {
  const id = newId();
  await db.insertInto("savedSearch").values({ id, userId, name: id, query: "q=slow" }).execute();
  return encodeGlobalID("SavedSearch", id);
}

/** A file of one row, as the import's dialog sends it. */
export function aFileFor({ workspace }: Kit): RestRequest {
  const sent = {
    workspaceId: workspace,
    key: crypto.randomUUID(),
    fileName: "tracks.csv",
    csv: "isrc\nQZABC2600001",
    mapping: ["isrc"],
    emptyClears: false,
  };
  return {
    path: "/api/catalog/imports",
    method: "POST",
    body: JSON.stringify(sent),
    headers: { "x-levare": "1", "content-type": "application/json" },
  };
}
