import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { insertCuratedList } from "../../db/discover/curatedLists.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Row } from "../graphql/matrix/cells.ts";

const WORDS = { titleEn: "Of the matrix", titleEs: "De la matriz", curator: "Levare" };

async function aList(db: Kysely<DB>): Promise<string> {
  const id = newId();
  const at = new Date();
  await insertCuratedList(db, { id, ...WORDS, position: 1, createdAt: at, updatedAt: at });
  return encodeGlobalID("CuratedList", id);
}

export const discoverRows: Record<string, Row> = {
  "Node.CuratedList": { input: async (_kit, db) => ({ id: await aList(db) }) },
  "Mutation.saveCuratedList": {
    input: () => ({ ...WORDS, textEn: "", textEs: "", pieceIds: [] }),
  },
  "Mutation.orderCuratedLists": { input: async (_kit, db) => ({ ids: [await aList(db)] }) },
  "Mutation.deleteCuratedList": { input: async (_kit, db) => ({ id: await aList(db) }) },
};
