import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { refreshSearchDocs } from "../../../db/search/searchDocs.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aTrack, aWorkspace } from "../../../db/testing/build.ts";

/** Things that operations point at: one of each in a workspace. Global ids, but for the three whose names say `Id`. */
export interface Kit {
  workspaceId: string;
  /** Whom the kit belongs to: the person who asks, or a stranger. */
  userId: string;
  /** The one who opened the workspace. */
  founderId: string;
  workspace: string;
  /** Private and ready. */
  track: string;
  publicTrack: string;
  failedTrack: string;
  archivedTrack: string;
  draftRelease: string;
  publicRelease: string;
  /** Credited on the public track, and so public itself. */
  publicArtist: string;
  /** Credited nowhere yet. */
  draftArtist: string;
  draftProduct: string;
  publicProduct: string;
  draftPost: string;
  publicPost: string;
  /** Refused, so that it can be dismissed. */
  upload: string;
}

/** A word that the search finds all of a kit's things by. */
export const KIT_WORD = "Undertow";

/** A workspace, founded by `ownerId` or somebody new, with one of each thing. */
export async function aKit(db: Kysely<DB>, ownerId?: string): Promise<Kit> {
  const workspace = await aWorkspace(db, ownerId ? { ownerId } : {});
  const workspaceId = workspace.id;
  const track = async (some: Parameters<typeof aTrack>[1]) =>
    (await aTrack(db, { workspaceId, title: KIT_WORD, ...some })).id;
  const insert = async (table: "release" | "artist" | "product" | "post" | "upload", some: object) => {
    const row = { id: newId(), workspaceId, ...some };
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
    return row.id;
  };
  const authorId = workspace.ownerId;
  const goods = { name: KIT_WORD, type: "PHYSICAL", priceMinor: 1000, currency: "USD" };
  const news = { authorId, title: KIT_WORD, body: "News" };
  const rows = {
    track: await track({}),
    publicTrack: await track({ visibility: "public" }),
    failedTrack: await track({ state: "failed" }),
    archivedTrack: await track({ state: "archived" }),
    draftRelease: await insert("release", { title: KIT_WORD }),
    publicRelease: await insert("release", {
      ...{ title: KIT_WORD, visibility: "public", state: "live" },
      ...{ date: new Date(0), wentLiveAt: new Date(0) },
    }),
    publicArtist: await insert("artist", { name: KIT_WORD }),
    draftArtist: await insert("artist", { name: `${KIT_WORD} to come` }),
    draftProduct: await insert("product", { ...goods, sku: "D" }),
    publicProduct: await insert("product", { ...goods, sku: "P", visibility: "public" }),
    draftPost: await insert("post", news),
    publicPost: await insert("post", { ...news, visibility: "public" }),
    upload: await insert("upload", {
      userId: authorId,
      fileName: "tide.wav",
      bytes: 1,
      state: "refused",
      reason: "No music in it",
    }),
  };
  await db
    .insertInto("trackArtist")
    .values({ trackId: rows.publicTrack, artistId: rows.publicArtist, position: 0 })
    .execute();
  await db.transaction().execute(async (trx) => {
    const { track, publicTrack, failedTrack, archivedTrack } = rows;
    await refreshSearchDocs(trx, "track", [track, publicTrack, failedTrack, archivedTrack]);
    await refreshSearchDocs(trx, "release", [rows.draftRelease, rows.publicRelease]);
  });
  const ids = Object.entries(rows).map(([name, id]) => [name, encodeGlobalID(typeOf(name), id)]);
  return {
    ...(Object.fromEntries(ids) as Omit<Kit, "workspaceId" | "userId" | "founderId" | "workspace">),
    workspaceId,
    userId: authorId,
    founderId: authorId,
    workspace: encodeGlobalID("Workspace", workspaceId),
  };
}

/** "draftRelease" is a Release. */
function typeOf(name: string): string {
  const last = name.replace(/^(draft|public|failed|archived)/, "");
  return last[0]!.toUpperCase() + last.slice(1);
}
