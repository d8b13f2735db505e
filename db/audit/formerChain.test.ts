import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { migrateUpTo } from "../migrate.ts";
import { down, up } from "../migrations/20261123T0020-auditChains.ts";
import type { Database } from "../open.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { appendAudit } from "./appendAudit.ts";
import { entryHash, GENESIS, partHash } from "./chain.ts";
import { sealAudit } from "./sealAudit.ts";
import { verifyAudit } from "./verifyAudit.ts";

const BEFORE = "20261123T0010-refusalCodes";
const ENTRIES = 5;

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  const db: Kysely<any> = database.db;
  // Of all that came since, this step alone touches the log.
  await down(db);
  for (let n = 0; n < ENTRIES; n++) await appendAsBefore(db);
  await up(db);
});
afterEach(() => database.close());

/** What a server of the version before does, in the one chain for all. */
async function appendAsBefore(db: Kysely<any>): Promise<void> {
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirstOrThrow();
  const seq = head.seq + 1;
  const entry = {
    ...{ seq, id: randomUUID(), createdAt: new Date(), actorId: null, action: "user.suspend" },
    ...{ entity: "user", entityId: "somebody", workspaceId: null, requestId: null },
    ...{ whoHash: partHash("salt", "{}"), whatHash: partHash("salt", "{}") },
  };
  const hash = entryHash(head.hash, { ...entry, chain: null, place: null });
  await db
    .insertInto("audit")
    .values({ ...entry, hash })
    .execute();
  const parts = ["who", "what"].map((part) => ({ seq, part, salt: "salt", content: "{}" }));
  await db.insertInto("auditPart").values(parts).execute();
  await db.updateTable("auditHead").set({ seq, hash }).execute();
}

const appendNow = () =>
  database.db.transaction().execute((trx) =>
    appendAudit(trx, {
      ...{ actorId: null, action: "user.lift", entity: "user", entityId: "somebody" },
      workspaceId: randomUUID(),
    }),
  );

const formerHead = () =>
  database.db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirstOrThrow();

test("a log of the version before stays whole, and its head is what the new chains begin with", async () => {
  const { db } = database;
  const former = await formerHead();
  await appendNow();
  const [{ hash, chain, ...entry }] = (await db
    .selectFrom("audit")
    .selectAll()
    .where("chain", "is not", null)
    .execute()) as any;
  expect(entryHash(former.hash, { ...entry, chain })).toBe(hash);
  const head = await sealAudit(db, former, { all: true });
  expect(head).toMatchObject({ number: 1 });
  for (const known of [former, head as never])
    expect(await verifyAudit(db, known)).toMatchObject({ ok: true, entries: ENTRIES + 1 });
});

test("a server of the version before that is still running may write on", async () => {
  const { db } = database;
  await appendNow();
  const first = await sealAudit(db, await formerHead(), { all: true });
  await appendAsBefore(db);
  await appendNow();
  const head = await sealAudit(db, first as never, { all: true });
  expect(await verifyAudit(db, head as never)).toMatchObject({ ok: true, entries: ENTRIES + 3 });
});

test.each([
  ["an edit", sql`update audit set action = 'x' where seq = 2`],
  ["a missing entry", sql`delete from audit where seq = 2`],
  [
    "a tail that was cut off",
    sql`with cut as (delete from audit where seq > 3) update "auditHead" set (seq, hash) = (select seq, hash from audit where seq = 3)`,
  ],
  [
    "the whole chain taken out",
    sql`with cut as (delete from audit where chain is null) update "auditHead" set seq = 0, hash = ${GENESIS}`,
  ],
])("%s in the former chain is noticed", async (_what, tampering) => {
  const { db } = database;
  await appendNow();
  const head = await sealAudit(db, null, { all: true });
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await tampering.execute(trx);
  });
  expect(await verifyAudit(db, head as never)).toMatchObject({ ok: false });
});

test("going back to the version before leaves its chain as it was", async () => {
  const { db } = database;
  const former = await formerHead();
  await appendNow();
  await sealAudit(db, null, { all: true });
  await migrateUpTo(db, BEFORE);
  expect(await formerHead()).toEqual(former);
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit`.execute(db);
  expect(rows[0]!.count).toBe(ENTRIES);
});
