import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../db/open.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { onEmbedded } from "../../db/testing/engines.ts";
import { freshInstallation } from "../../db/testing/freshInstallation.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { grantSuperadmin, printSuperadmins, revokeSuperadmin } from "./superadmin.ts";
import type { Verb } from "./Verb.ts";
import { printAuditVerdict } from "./verifyAudit.ts";

let dataDir: string;
let url: string | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "levare-admin-"));
  url = await freshInstallation(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ url, folder: dataDir });

async function admin(verb: Verb, ...args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const configuration = readConfiguration({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "0" }, dataDir);
  const code = await verb(configuration, args, (line) => lines.push(line));
  return { code, out: lines.join("\n") };
}

test("somebody with a shell makes a superadmin, sees who is one, takes it back, and the log tells all of it", async () => {
  let database = await open();
  const { id } = await aUser(database.db, { email: "ada@example.test", name: "Ada Lane", role: "artist" });
  await aWorkspace(database.db, { ownerId: id });
  await database.close();

  expect(await admin(grantSuperadmin, "nobody@example.test")).toMatchObject({ code: 1 });
  expect(await admin(grantSuperadmin, "Ada@example.test")).toMatchObject({ code: 0 });
  expect((await admin(printSuperadmins)).out).toContain("ada@example.test  Ada Lane");
  expect((await admin(printAuditVerdict)).out).toContain("The audit log is whole: 1 entries");
  expect(await admin(revokeSuperadmin, "ada@example.test")).toMatchObject({ code: 0 });
  expect((await admin(printSuperadmins)).out).toContain("Nobody runs the platform yet");

  database = await open();
  const entries = await database.db
    .selectFrom("audit")
    .select(["action", "entityId"])
    .orderBy("seq")
    .execute();
  expect(entries).toEqual([
    { action: "user.grantSuperadmin", entityId: id },
    { action: "user.revokeSuperadmin", entityId: id },
  ]);
  expect(await database.db.selectFrom("user").select("role").executeTakeFirst()).toEqual({
    role: "artist",
  });
  await database.close();
});

onEmbedded(
  "beside a running server with the embedded database it says what to do, and harms nothing",
  async () => {
    const server = await open();
    await expect(admin(grantSuperadmin, "ada@example.test")).rejects.toThrow(
      /stop the server, run this command again/,
    );
    await server.close();
  },
);
