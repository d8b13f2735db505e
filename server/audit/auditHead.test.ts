import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { appendAudit } from "../../db/audit/appendAudit.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { onServer } from "../../db/testing/engines.ts";
import { text } from "../../domain/words/refusal.ts";
import { openStorage } from "../providers/storage.ts";
import { createSigner } from "../signing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { auditHeadFile, keepAuditHead } from "./auditHead.ts";

let server: TestServer;
beforeEach(async () => void (server = await openTestServer()));
afterEach(() => server.close());

const SUSPENSION = { actorId: null, action: "user.suspend", entity: "user", entityId: "somebody" };

function suspendSomebody(): Promise<string> {
  return server.db.transaction().execute((trx) => appendAudit(trx, SUSPENSION));
}

/** Takes the last entry out, and sets the database's own end of the chain back, as somebody with every right there could. */
async function cutTheTail(): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from "auditPart" where seq = (select max(seq) from audit)`.execute(trx);
    await sql`delete from audit where seq = (select max(seq) from audit)`.execute(trx);
    await sql`update "auditChain" set (place, hash) = (select place, hash from audit order by place desc limit 1)`.execute(
      trx,
    );
  });
}

const headFile = () => path.join(server.dataDir, "audit-head.json");
const keptNumber = async () => JSON.parse(await readFile(headFile(), "utf8").catch(() => "{}")).number;

test("the log is sealed and its seal kept outside by itself, soon after an entry was made", async () => {
  await suspendSomebody();
  for (let i = 0; i < 1_000 && (await keptNumber()) !== 1; i++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await keptNumber()).toBe(1);
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: true, entries: 1, chains: 1 });
});

test("a tail that was cut off in the database is missed, and the seal outside does not follow", async () => {
  for (let i = 0; i < 3; i++) await suspendSomebody();
  await server.services.auditHead.keep();
  const before = await keptNumber();
  await cutTheTail();
  const problem = text("audit.sealedMissing", { seal: before });
  expect(await server.services.auditHead.verify()).toEqual({ ok: false, seq: 0, problem });
  for (let i = 0; i < 3; i++) await suspendSomebody();
  await server.services.auditHead.keep();
  expect(await keptNumber()).toBe(before);
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: false });
});

test("a head file that somebody wrote anew is refused", async () => {
  await suspendSomebody();
  await server.services.auditHead.keep();
  await suspendSomebody();
  await server.services.auditHead.keep();
  const { signature } = JSON.parse(await readFile(headFile(), "utf8"));
  const { number, hash } = await server.db
    .selectFrom("auditSeal")
    .select(["number", "hash"])
    .where("number", "=", 1)
    .executeTakeFirstOrThrow();
  await writeFile(headFile(), JSON.stringify({ number, hash, signature }));
  expect(await server.services.auditHead.verify()).toMatchObject({ ok: false, seq: 0 });
});

test("where media lie in a bucket, what one server kept is what the other looks at, and the folder of before counts until then", async () => {
  const signer = createSigner("a secret of tests, long enough for anyone");
  const store = await openStorage({}, path.join(server.dataDir, "bucket"));
  // A store without paths of its own, as one that is reached over the network.
  const bucket = { ...store, pathOf: () => null };
  await suspendSomebody();
  await server.services.auditHead.keep();
  const here = keepAuditHead(server.db, signer, auditHeadFile(bucket, server.dataDir));
  const there = keepAuditHead(server.db, signer, auditHeadFile(bucket, path.join(server.dataDir, "there")));
  await suspendSomebody();
  await here.keep();
  await rm(headFile());
  await cutTheTail();
  expect(await there.verify()).toMatchObject({ ok: false });
  await Promise.all([here.close(), there.close()]);
});

onServer("an act in one studio does not wait for one in another that takes its time", async () => {
  const owner = await aUser(server.db, { userTier: "artist_pro", role: "artist" });
  const mine = await aWorkspace(server.db, { ownerId: owner.id });
  const theirs = await aWorkspace(server.db, { ownerId: (await aUser(server.db, {})).id });
  const viewer = await viewerFor(server, owner.id);
  const RENAME = `mutation Rename($input: UpdateWorkspaceInput!) {
    updateWorkspace(input: $input) { ... on UpdateWorkspacePayload { workspace { name } } }
  }`;
  await server.db.transaction().execute(async (trx) => {
    await appendAudit(trx, { ...SUSPENSION, workspaceId: theirs.id });
    const input = {
      id: encodeGlobalID("Workspace", mine.id),
      version: mine.version,
      name: "Undertow",
    };
    const { data } = await server.ask(viewer, RENAME, { input });
    expect(data.updateWorkspace.workspace.name).toBe("Undertow");
  });
  const { rows } = await sql<{ action: string }>`select action from audit order by seq`.execute(server.db);
  expect(rows.map(({ action }) => action)).toEqual(["user.suspend", "workspace.update"]);
});
