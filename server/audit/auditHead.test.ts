import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { appendAudit } from "../../db/audit/appendAudit.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeEach(async () => void (server = await openTestServer()));
afterEach(() => server.close());

function suspendSomebody(): Promise<string> {
  return server.db
    .transaction()
    .execute((trx) =>
      appendAudit(trx, { actorId: null, action: "user.suspend", entity: "user", entityId: "somebody" }),
    );
}

/** Takes the last entry out, and sets the database's own head back, as somebody with every right there could. */
async function cutTheTail(): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from "auditPart" where seq = (select max(seq) from audit)`.execute(trx);
    await sql`delete from audit where seq = (select max(seq) from audit)`.execute(trx);
    await sql`update "auditHead" set (seq, hash) = (select seq, hash from audit order by seq desc limit 1)`.execute(
      trx,
    );
  });
}

const headFile = () => path.join(server.dataDir, "audit-head.json");

test("the head is kept outside by itself, soon after an entry was made", async () => {
  await suspendSomebody();
  const kept = async () => JSON.parse(await readFile(headFile(), "utf8").catch(() => "{}"));
  for (let i = 0; i < 1_000 && (await kept()).seq !== 1; i++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await kept()).seq).toBe(1);
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: true, entries: 1 });
});

test("a tail that was cut off in the database is missed, and the head outside does not follow", async () => {
  for (let i = 0; i < 3; i++) await suspendSomebody();
  await server.services.auditHead.keep();
  await cutTheTail();
  const cut = { ok: false, seq: 3, problem: "The end was cut off." };
  expect(await server.services.auditHead.verify()).toEqual(cut);
  await server.services.auditHead.keep();
  await suspendSomebody();
  await server.services.auditHead.keep();
  expect(JSON.parse(await readFile(headFile(), "utf8")).seq).toBe(3);
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: false, seq: 3 });
});

test("a head file that somebody wrote anew is refused", async () => {
  for (let i = 0; i < 2; i++) await suspendSomebody();
  await server.services.auditHead.keep();
  const { signature } = JSON.parse(await readFile(headFile(), "utf8"));
  const { hash } = await server.db
    .selectFrom("audit")
    .select("hash")
    .where("seq", "=", 1)
    .executeTakeFirstOrThrow();
  await writeFile(headFile(), JSON.stringify({ seq: 1, hash, signature }));
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: false, seq: 0 });
});
