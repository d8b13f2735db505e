import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql, type Transaction } from "kysely";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import type { Database } from "../open.ts";
import type { DB } from "../tables.generated.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { appendAudit } from "./appendAudit.ts";
import { entryHash, GENESIS } from "./chain.ts";
import { eraseFromAudit } from "./eraseFromAudit.ts";
import { type AuditHead, verifyAudit } from "./verifyAudit.ts";

const ENTRIES = 12;
const nova = randomUUID();
let database: Database;
let known: AuditHead;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  for (let i = 1; i <= ENTRIES; i++)
    await db.transaction().execute((trx) =>
      appendAudit(trx, {
        actorId: i % 3 === 0 ? nova : null,
        action: "user.suspend",
        entity: "user",
        entityId: i % 4 === 0 ? nova : `someone-${i}`,
        before: { email: i % 2 === 0 ? "nova@example.test" : `fan${i}@example.test` },
        after: { status: "suspended" },
        requestId: `request-${i}`,
        ip: `192.0.2.${i}`,
      }),
    );
  const verdict = await verifyAudit(db, null);
  if (!verdict.ok) throw new Error(verdict.problem);
  known = verdict.head;
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

/** Gives every entry from the first on the hash that it would have had. */
async function rehash(trx: Transaction<DB>): Promise<void> {
  let end = { seq: 0, hash: GENESIS };
  for (const entry of await trx.selectFrom("audit").selectAll().orderBy("seq").execute()) {
    end = { seq: entry.seq, hash: entryHash(end.hash, entry) };
    await trx.updateTable("audit").set({ hash: end.hash }).where("seq", "=", entry.seq).execute();
  }
  await trx.updateTable("auditHead").set(end).execute();
}

test("an untouched log is whole", async () => {
  expect(await verifyAudit(database.db, known)).toEqual({ ok: true, entries: ENTRIES, head: known });
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

test("a deleted entry is noticed, the last one too", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering((trx) => trx.deleteFrom("audit").where("seq", "=", seq).execute());
      expect(verdict).toMatchObject({ ok: false, seq });
    }),
    { numRuns: ENTRIES },
  ));

test("two entries that changed places are noticed", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(place, { minLength: 2, maxLength: 2 }), async ([one, other]) => {
      const verdict = await afterTampering(async (trx) => {
        for (const table of ["audit", "auditPart"] as const)
          for (const [from, to] of [
            [one!, -1],
            [other!, one!],
            [-1, other!],
          ] as const)
            await trx.updateTable(table).set({ seq: to }).where("seq", "=", from).execute();
      });
      expect(verdict).toMatchObject({ ok: false, seq: Math.min(one!, other!) });
    }),
    { numRuns: 20 * THOROUGHNESS },
  ));

test("an entry pushed in between is noticed", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering(async (trx) => {
        for (const table of ["audit", "auditPart"] as const) {
          await trx
            .updateTable(table)
            .set((eb) => ({ seq: eb("seq", "+", 1000) }))
            .where("seq", ">=", seq)
            .execute();
          await trx
            .updateTable(table)
            .set((eb) => ({ seq: eb("seq", "-", 999) }))
            .where("seq", ">", 1000)
            .execute();
        }
        const copied = await trx
          .selectFrom("audit")
          .selectAll()
          .where("seq", "=", seq === 1 ? 2 : 1)
          .executeTakeFirstOrThrow();
        await trx
          .insertInto("audit")
          .values({ ...copied, id: randomUUID(), seq })
          .execute();
        const parts = await trx.selectFrom("auditPart").selectAll().where("seq", "=", copied.seq).execute();
        await trx
          .insertInto("auditPart")
          .values(parts.map((part) => ({ ...part, seq })))
          .execute();
        await trx
          .updateTable("auditHead")
          .set({ seq: ENTRIES + 1 })
          .execute();
      });
      expect(verdict).toMatchObject({ ok: false, seq });
    }),
    { numRuns: ENTRIES },
  ));

test("a tail that was cut off is noticed, even when the head in the database was set back with it", () =>
  fc.assert(
    fc.asyncProperty(place, fc.boolean(), async (seq, setsHeadBack) => {
      const verdict = await afterTampering(async (trx) => {
        await trx.deleteFrom("audit").where("seq", ">=", seq).execute();
        await trx.deleteFrom("auditPart").where("seq", ">=", seq).execute();
        if (setsHeadBack) await rehash(trx);
        if (setsHeadBack && seq === 1)
          await trx.updateTable("auditHead").set({ seq: 0, hash: GENESIS }).execute();
      });
      expect(verdict).toMatchObject({ ok: false, seq });
    }),
    { numRuns: 20 * THOROUGHNESS },
  ));

test("an edit that also makes every later hash anew is found by the head kept outside", () =>
  fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await afterTampering(async (trx) => {
        await trx.updateTable("audit").set({ action: "user.lift" }).where("seq", "=", seq).execute();
        await rehash(trx);
      });
      expect(verdict).toMatchObject({ ok: false, seq: ENTRIES });
    }),
    { numRuns: ENTRIES },
  ));

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

test("twenty changes at one moment make one chain", async () => {
  const { db } = database;
  const append = () =>
    db.transaction().execute((trx) =>
      appendAudit(trx, {
        actorId: null,
        action: "flag.update",
        entity: "featureFlag",
        entityId: "PHONE_DIALER",
      }),
    );
  await Promise.all(Array.from({ length: 20 }, append));
  expect(await verifyAudit(db, known)).toMatchObject({ ok: true, entries: ENTRIES + 20 });
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
