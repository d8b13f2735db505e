import { type Kysely, type SqlBool, sql } from "kysely";
import type { IndexedDoc } from "../../domain/search/segments/IndexedDoc.ts";
import type { DB } from "../tables.generated.ts";
import { kindOfCode } from "./doc.ts";

/** Those of these things that can be found now. */
export async function findIndexedDocs(db: Kysely<DB>, ids: readonly string[]): Promise<IndexedDoc[]> {
  const rows = await docs(db).where(sql<SqlBool>`"entityId" = any(${ids}::uuid[])`).execute();
  return rows.map(toIndexed);
}

/** All rows, a page at a time, in the order of their ids. */
export async function* listIndexedDocs(db: Kysely<DB>, pageSize: number): AsyncGenerator<IndexedDoc[]> {
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await docs(db).where("entityId", ">", last).orderBy("entityId").limit(pageSize).execute();
    if (rows.length > 0) yield rows.map(toIndexed);
    if (rows.length < pageSize) return;
    last = rows.at(-1)!.entityId;
  }
}

function docs(db: Kysely<DB>) {
  return db
    .selectFrom("searchDoc")
    .select(["entityId", "kind", "workspaceId", "visibility", "popularity", "title", "names", "body"])
    .select(["genre", "mood", "bpm", "key", "year", "type", "priceMinor"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof docs>["execute"]>>[number];

function toIndexed({ entityId, kind, workspaceId, visibility, popularity, ...row }: Row): IndexedDoc {
  const { title, names, body, genre, mood, bpm, key, year, type, priceMinor } = row;
  return {
    id: entityId,
    kind: kindOfCode(kind),
    workspaceId,
    isPublic: visibility === "public",
    popularity,
    values: { genre, mood, bpm, key, year, type, price: priceMinor },
    title,
    names,
    body,
  };
}
