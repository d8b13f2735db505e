import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql, type Transaction } from "kysely";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { text } from "../../domain/words/refusal.ts";
import type { Database } from "../open.ts";
import type { DB } from "../tables.generated.ts";
import { onServer } from "../testing/engines.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { type AuditEntry, appendAudit } from "./appendAudit.ts";
import { chainOf, entryHash, GENESIS, sealHash } from "./chain.ts";
import { eraseFromAudit } from "./eraseFromAudit.ts";
import { type SealHead, sealAudit } from "./sealAudit.ts";
import { verifyAudit } from "./verifyAudit.ts";

const ENTRIES = 12;
const nova = randomUUID();
const homes = [randomUUID(), randomUUID(), randomUUID()];
let database: Database;
let known: SealHead;

const append = (db: Database["db"], entry: Partial<AuditEntry>) =>
  db.transaction().execute((trx) =>
    appendAudit(trx, {
      ...{ actorId: null, action: "user.suspend", entity: "user", entityId: "somebody" },
      ...entry,
    }),
  );

async function sealed(db: Database["db"]): Promise<SealHead> {
  const head = await sealAudit(db, known ?? null, { all: true });
  if (head === "broken") throw new Error("The log is broken.");
  return head;
}

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  for (let i = 1; i <= ENTRIES; i++) {
    await append(db, {
      actorId: i % 3 === 0 ? nova : null,
      entityId: i % 4 === 0 ? nova : `someone-${i}`,
      workspaceId: homes[i % 3],
      before: { email: i % 2 === 0 ? "nova@example.test" : `fan${i}@example.test` },
      after: { status: "suspended" },
      requestId: `request-${i}`,
      ip: `192.0.2.${i}`,
    });
    if (i % 5 === 0) known = await sealed(db);
  }
  known = await sealed(db);
});
afterAll(() => database.close());

class Undo extends Error {}

/** What verifying says after somebody with every right in the database did `act`; all is undone afterwards. */
async function afterTampering(act: (trx: Transaction<DB>) => Promise<unknown>, seen = known) {
  let verdict: Awaited<ReturnType<typeof verifyAudit>> | undefined;
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await act(trx);
      verdict = await verifyAudit(trx, seen);
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return verdict!;
}

const place = fc.integer({ min: 1, max: ENTRIES });
const column = fc.constantFrom("actorId", "action", "entity", "entityId", "workspaceId", "requestId", "hash");
const valueFor = (name: string) =>
  name.endsWith("Id") && name !== "entityId" && name !== "requestId" ? randomUUID() : "x";

/** Gives every entry, every end and every seal the hash that it would have had. */
async function rehash(trx: Transaction<DB>): Promise<void> {
  const ends = new Map<string, { place: number; hash: string }>();
  const hashes = new Map<string, string>();
  for (const entry of await trx.selectFrom("audit").selectAll().orderBy("place").execute()) {
    const { chain, place, seq } = entry;
    const hash = entryHash(ends.get(chain!)?.hash ?? GENESIS, entry);
    ends.set(chain!, { place: place!, hash });
    hashes.set(`${chain} ${place}`, hash);
    await trx.updateTable("audit").set({ hash }).where("seq", "=", seq).execute();
  }
  for (const [chain, end] of ends)
    await trx.updateTable("auditChain").set(end).where("chain", "=", chain).execute();
  let head = { number: 0, hash: GENESIS };
  for (const { number, createdAt } of await trx
    .selectFrom("auditSeal")
    .selectAll()
    .orderBy("number")
    .execute()) {
    const members = await trx.selectFrom("auditSealed").selectAll().where("seal", "=", number).execute();
    for (const member of members) {
      member.hash = hashes.get(`${member.chain} ${member.place}`) ?? member.hash;
      const isIt = { seal: number, chain: member.chain };
      await trx
        .updateTable("auditSealed")
        .set({ hash: member.hash })
        .where((eb) => eb.and(isIt))
        .execute();
    }
    const ends = members.map(({ chain, place, hash }) => ({ chain, place, hash }));
    head = { number, hash: sealHash(head.hash, { number, createdAt, ends }) };
    await trx.updateTable("auditSeal").set({ hash: head.hash }).where("number", "=", number).execute();
  }
  await trx.updateTable("auditSealHead").set(head).execute();
}

test("an untouched log is whole", async () => {
  expect(await verifyAudit(database.db, known)).toEqual({
    ...{ ok: true, entries: ENTRIES, chains: 3 },
    head: known,
  });
});

test("no single edit of an entry stays unnoticed, wherever it is", () =>
  fc.assert(
    fc.asyncProperty(place, column, async (seq, name) => {
      const verdict = await afterTampering((trx) =>
        trx
          .updateTable("audit")
          .set({ [name]: valueFor(name) })
          .where("seq", "=", seq)
          .execute(),
      );
      expect(verdict).toMatchObject({ ok: false, seq });
    }),
    { numRuns: 40 * THOROUGHNESS },
  ));

test("an entry whose time was moved by a millisecond is noticed", async () => {
  const verdict = await afterTampering((trx) =>
    sql`update audit set "createdAt" = "createdAt" + interval '1 millisecond' where seq = 5`.execute(trx),
  );
  expect(verdict).toMatchObject({ ok: false, seq: 5 });
});

test("what changed, and from which address, cannot be rewritten or blanked by hand", () =>
  fc.assert(
    fc.asyncProperty(
      place,
      fc.constantFrom("who" as const, "what" as const),
      fc.constantFrom({ content: "{}" }, { salt: "x" }, { content: null, salt: null }),
      async (seq, part, change) => {
        const verdict = await afterTampering((trx) =>
          trx.updateTable("auditPart").set(change).where("seq", "=", seq).where("part", "=", part).execute(),
        );
        expect(verdict).toMatchObject({ ok: false, seq });
      },
    ),
    { numRuns: 30 * THOROUGHNESS },
  ));

test("a deleted entry is noticed, the last one of its chain too", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering((trx) => trx.deleteFrom("audit").where("seq", "=", seq).execute());
      expect(verdict).toMatchObject({ ok: false });
    }),
    { numRuns: ENTRIES },
  ));

/** Exchanges what two entries have in these columns. */
async function swap(trx: Transaction<DB>, one: number, other: number, columns: readonly string[]) {
  const rows = await trx.selectFrom("audit").selectAll().where("seq", "in", [one, other]).execute();
  const [first, second] = rows as Record<string, unknown>[];
  const of = (row: Record<string, unknown>) => Object.fromEntries(columns.map((name) => [name, row[name]]));
  const away = { chain: randomUUID() };
  await trx
    .updateTable("audit")
    .set(away)
    .where("seq", "=", first!.seq as number)
    .execute();
  await trx
    .updateTable("audit")
    .set(of(first!))
    .where("seq", "=", second!.seq as number)
    .execute();
  await trx
    .updateTable("audit")
    .set({ chain: first!.chain as string, ...of(second!) })
    .where("seq", "=", first!.seq as number)
    .execute();
}

test("two entries that changed places are noticed, in one chain or across", () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(place, { minLength: 2, maxLength: 2 }),
      fc.constantFrom(["chain", "place"], ["chain", "place", "hash"]),
      async ([one, other], columns) => {
        const verdict = await afterTampering((trx) => swap(trx, one!, other!, columns));
        expect(verdict).toMatchObject({ ok: false });
      },
    ),
    { numRuns: 20 * THOROUGHNESS },
  ));

test("an entry pushed in between is noticed", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering(async (trx) => {
        const copied = await trx
          .selectFrom("audit")
          .selectAll()
          .where("seq", "=", seq)
          .executeTakeFirstOrThrow();
        for (const shift of [1000, -999])
          await trx
            .updateTable("audit")
            .set((eb) => ({ place: eb("place", "+", shift) }))
            .where("chain", "=", copied.chain)
            .where("place", ">=", shift > 0 ? copied.place : 1000)
            .execute();
        await trx
          .insertInto("audit")
          .values({ ...copied, id: randomUUID(), seq: 999 })
          .execute();
        const parts = await trx.selectFrom("auditPart").selectAll().where("seq", "=", seq).execute();
        await trx
          .insertInto("auditPart")
          .values(parts.map((part) => ({ ...part, seq: 999 })))
          .execute();
        await trx
          .updateTable("auditChain")
          .set((eb) => ({ place: eb("place", "+", 1) }))
          .where("chain", "=", copied.chain!)
          .execute();
      });
      expect(verdict).toMatchObject({ ok: false });
    }),
    { numRuns: ENTRIES },
  ));

test("a tail of a chain that was cut off is noticed, even when its end in the database was set back with it", () =>
  fc.assert(
    fc.asyncProperty(place, fc.boolean(), async (seq, setsEndBack) => {
      const verdict = await afterTampering(async (trx) => {
        const first = await trx
          .selectFrom("audit")
          .selectAll()
          .where("seq", "=", seq)
          .executeTakeFirstOrThrow();
        const before = await trx
          .selectFrom("audit")
          .select(["place", "hash"])
          .where("chain", "=", first.chain)
          .where("place", "=", first.place! - 1)
          .executeTakeFirst();
        const tail = trx
          .selectFrom("audit")
          .select("seq")
          .where("chain", "=", first.chain)
          .where("place", ">=", first.place);
        await trx.deleteFrom("auditPart").where("seq", "in", tail).execute();
        await trx
          .deleteFrom("audit")
          .where("chain", "=", first.chain)
          .where("place", ">=", first.place)
          .execute();
        if (setsEndBack)
          await trx
            .updateTable("auditChain")
            .set({ place: before?.place ?? 0, hash: before?.hash ?? GENESIS })
            .where("chain", "=", first.chain!)
            .execute();
      });
      expect(verdict).toMatchObject({ ok: false });
    }),
    { numRuns: 20 * THOROUGHNESS },
  ));

/** Takes a chain out of every table, or only out of those that the chains stand in. */
async function takeOut(trx: Transaction<DB>, home: string, alsoOfSeals: boolean): Promise<void> {
  const chain = chainOf({ workspaceId: home, actorId: null, entity: "", entityId: "" });
  const seqs = trx.selectFrom("audit").select("seq").where("chain", "=", chain);
  await trx.deleteFrom("auditPart").where("seq", "in", seqs).execute();
  await trx.deleteFrom("audit").where("chain", "=", chain).execute();
  await trx.deleteFrom("auditChain").where("chain", "=", chain).execute();
  if (alsoOfSeals) await trx.deleteFrom("auditSealed").where("chain", "=", chain).execute();
}

test("a whole chain that was taken out is noticed, and also when the seals were made to forget it", async () => {
  expect(await afterTampering((trx) => takeOut(trx, homes[0]!, false))).toMatchObject({ ok: false });
  expect(await afterTampering((trx) => takeOut(trx, homes[1]!, true))).toMatchObject({ ok: false });
  const remade = await afterTampering(async (trx) => {
    await takeOut(trx, homes[2]!, true);
    await rehash(trx);
  });
  expect(remade).toEqual({
    ok: false,
    seq: 0,
    problem: text("audit.sealsMadeAnew"),
  });
});

test("two chains that were exchanged are noticed", async () => {
  const verdict = await afterTampering(async (trx) => {
    const [one, other] = homes.map((workspaceId) =>
      chainOf({ workspaceId, actorId: null, entity: "", entityId: "" }),
    );
    const away = randomUUID();
    for (const table of ["audit", "auditChain", "auditSealed"] as const)
      for (const [from, to] of [
        [one!, away],
        [other!, one!],
        [away, other!],
      ] as const)
        await trx.updateTable(table).set({ chain: to }).where("chain", "=", from).execute();
  });
  expect(verdict).toMatchObject({ ok: false });
});

test("seals that were taken back are noticed, with or without what they sealed", async () => {
  const takeBack = async (trx: Transaction<DB>) => {
    const last = known.number;
    await trx.deleteFrom("auditSealed").where("seal", "=", last).execute();
    await trx.deleteFrom("auditSeal").where("number", "=", last).execute();
    const before = await trx
      .selectFrom("auditSeal")
      .select(["number", "hash"])
      .where("number", "=", last - 1)
      .executeTakeFirstOrThrow();
    await trx.updateTable("auditSealHead").set(before).execute();
  };
  const problem = text("audit.sealsTakenBack", { seal: known.number - 1 });
  expect(await afterTampering(takeBack)).toEqual({ ok: false, seq: 0, problem });
  const withTail = await afterTampering(async (trx) => {
    await takeBack(trx);
    const last = await trx
      .selectFrom("audit")
      .selectAll()
      .where("seq", "=", ENTRIES)
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("auditPart").where("seq", "=", ENTRIES).execute();
    await trx.deleteFrom("audit").where("seq", "=", ENTRIES).execute();
    const { place, hash } = await trx
      .selectFrom("audit")
      .selectAll()
      .where("chain", "=", last.chain)
      .orderBy("place", "desc")
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("auditChain")
      .set({ place: place!, hash })
      .where("chain", "=", last.chain!)
      .execute();
  });
  expect(withTail).toEqual({ ok: false, seq: 0, problem });
});

test("a seal cannot be edited", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom("auditSeal" as const, "auditSealed" as const),
      fc.boolean(),
      async (table, deletes) => {
        const verdict = await afterTampering((trx) =>
          deletes
            ? trx
                .deleteFrom(table)
                .where("hash", "in", trx.selectFrom(table).select("hash").limit(1))
                .execute()
            : trx.updateTable(table).set({ hash: "x" }).execute(),
        );
        expect(verdict).toMatchObject({ ok: false });
      },
    ),
    { numRuns: 8 },
  ));

test("an edit that also makes every later hash and seal anew is found by the seal kept outside", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering(async (trx) => {
        await trx.updateTable("audit").set({ action: "user.lift" }).where("seq", "=", seq).execute();
        await rehash(trx);
      });
      expect(verdict).toMatchObject({ ok: false, problem: { code: expect.stringContaining("adeAnew") } });
    }),
    { numRuns: ENTRIES },
  ));

test("a log that does not hold what was kept outside is not sealed any further", async () => {
  const { db } = database;
  expect(await sealAudit(db, { ...known, hash: "x" }, { all: true })).toBe("broken");
  expect(await sealAudit(db, { seq: 3, hash: "x" }, { all: true })).toBe("broken");
});

test("the database itself refuses to change, delete or empty the log", async () => {
  const { db } = database;
  const attempts = [
    sql`update audit set action = 'x'`,
    sql`delete from audit`,
    sql`truncate audit cascade`,
    sql`update "auditPart" set content = '{}'`,
    sql`update "auditPart" set salt = null`,
    sql`delete from "auditPart"`,
    sql`truncate "auditPart"`,
    sql`delete from "auditHead"`,
    sql`delete from "auditChain"`,
    sql`truncate "auditChain"`,
    sql`update "auditSeal" set hash = 'x'`,
    sql`delete from "auditSealed"`,
    sql`truncate "auditSealed"`,
    sql`delete from "auditSealHead"`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(/audit log/);
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true });
});

test("a change that was rolled back leaves no entry behind", async () => {
  const { db } = database;
  await db
    .transaction()
    .execute(async (trx) => {
      await appendAudit(trx, { actorId: null, action: "user.lift", entity: "user", entityId: nova });
      throw new Undo();
    })
    .catch(() => {});
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true, entries: ENTRIES });
});

test("twenty changes at one moment in two homes make two chains", async () => {
  const { db } = database;
  await Promise.all(Array.from({ length: 20 }, (_, n) => append(db, { workspaceId: homes[n % 2] })));
  known = await sealed(db);
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true, entries: ENTRIES + 20, chains: 3 });
});

onServer("a home that is writing keeps nobody else waiting, only itself", async () => {
  const { db } = database;
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  let begins = () => {};
  const hasBegun = new Promise<void>((resolve) => (begins = resolve));
  const entry = { actorId: null, action: "user.lift", entity: "user", entityId: "somebody" };
  const slow = db.transaction().execute(async (trx) => {
    await appendAudit(trx, { ...entry, workspaceId: homes[0] });
    begins();
    await isHeld;
  });
  await hasBegun;
  let isDone = false;
  const same = append(db, { workspaceId: homes[0] }).then(() => (isDone = true));
  for (const workspaceId of [homes[1], homes[2], randomUUID(), null]) await append(db, { workspaceId });
  // Nor does sealing wait for it.
  known = await sealed(db);
  expect(isDone).toBe(false);
  release();
  await Promise.all([slow, same]);
  known = await sealed(db);
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true });
});

test("a person who is erased is gone from the log, and the log stays whole", async () => {
  const { db } = database;
  const blanked = await db
    .transaction()
    .execute((trx) => eraseFromAudit(trx, { userId: nova, markers: ["Nova@example.test"] }));
  expect(blanked).toBeGreaterThan(8);
  const left = await db.selectFrom("auditPart").select("content").execute();
  expect(JSON.stringify(left)).not.toMatch(/nova@example\.test|192\.0\.2\.3"/);
  expect(JSON.stringify(left)).toContain("fan1@example.test");
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true });
});
