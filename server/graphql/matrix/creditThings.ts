import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { decodeGlobalID } from "../globalId.ts";
import type { Row } from "./cells.ts";
import type { Kit } from "./kit.ts";

/** Somebody credited on a track of the kit, the private one unless another is given. */
export async function aParty(db: Kysely<DB>, kit: Kit, track = kit.track): Promise<string> {
  const partyId = newId();
  const { workspaceId } = kit;
  const numbers = { ipi: "00014107338", isni: "000000012150090X" };
  await db
    .insertInto("party")
    .values({ id: partyId, workspaceId, name: partyId, ...numbers })
    .execute();
  const credit = { trackId: decodeGlobalID(track).id, partyId, role: "bass", position: 0 };
  await db.insertInto("contributor").values(credit).execute();
  return encodeGlobalID("Party", partyId);
}

/** A work with one writer, heard on a track of the kit. */
export async function aWork(db: Kysely<DB>, kit: Kit, track = kit.track): Promise<string> {
  const partyId = decodeGlobalID(await aParty(db, kit, track)).id;
  const workId = newId();
  await db.insertInto("work").values({ id: workId, workspaceId: kit.workspaceId, title: "Ebb" }).execute();
  await db
    .insertInto("workWriter")
    .values({ workId, partyId, role: "CA", shareBp: 10_000, position: 0 })
    .execute();
  const place = { trackId: decodeGlobalID(track).id, workId, position: 0 };
  await db.insertInto("trackWork").values(place).execute();
  return encodeGlobalID("Work", workId);
}

type Tried = Pick<Row, "document" | "input" | "sees">;

/** Whether a member's field of something public says anything: to others it is null. */
function ofA(type: string, field: string, input: Row["input"]): Tried {
  const document = `query Field($id: ID!) { named: node(id: $id) { __typename ... on ${type} { ${field} } } }`;
  return { document, input, sees: ({ named }) => holdsSomething(named) };
}

function holdsSomething(named: Record<string, unknown> | null): boolean {
  const { __typename: _type, ...field } = named ?? {};
  return /:("|\d|\{"format)/.test(JSON.stringify(field));
}

export const OF_A_TRACK = (field: string): Tried =>
  ofA("Track", field, async ({ publicTrack }, db) => {
    const { id } = decodeGlobalID(publicTrack);
    await db.updateTable("track").set({ coverLicence: "A licence" }).where("id", "=", id).execute();
    return { id: publicTrack };
  });

export const OF_A_PARTY = (field: string): Tried =>
  ofA("Party", field, async (kit, db) => ({ id: await aParty(db, kit, kit.publicTrack) }));

export const OF_A_WORK = (field: string): Tried =>
  ofA("Work", field, async (kit, db) => ({ id: await aWork(db, kit, kit.publicTrack) }));
