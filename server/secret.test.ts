import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "../db/open.ts";
import { freshDatabase } from "../db/testing/freshDatabase.ts";
import { installationSecret, replaceSecret, sharedSecret } from "./secret.ts";

let database: Database;
let folders: string[];
beforeEach(async () => {
  database = await freshDatabase();
  folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), "levare-secret-"))));
});
afterEach(async () => {
  await database.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const SECRET = "a secret of tests, long enough for anyone";
const ANOTHER = "another secret of tests, as long as that";
/** As a server on PostgreSQL asks, whichever engine this test runs on. */
const ask = (env: NodeJS.ProcessEnv, folder: string) =>
  sharedSecret({ db: database.db, engine: "postgres" }, env, folder);

test("the first server on a database decides the secret, and starts with it again", async () => {
  expect(await ask({ SECRET }, folders[0]!)).toBe(SECRET);
  expect(await ask({ SECRET }, folders[1]!)).toBe(SECRET);
  const kept = await database.db.selectFrom("installation.secret").selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(SECRET);
});

test("one server that never heard of SECRET goes on with the one in its folder", async () => {
  const made = installationSecret({}, folders[0]!);
  expect(await ask({}, folders[0]!)).toBe(made);
  expect(await ask({}, folders[0]!)).toBe(made);
});

test("a server that brings another secret does not start, and says what to set", async () => {
  const made = await ask({}, folders[0]!);
  await expect(ask({}, folders[1]!)).rejects.toThrow(/Set SECRET to the secret of the server/);
  await expect(ask({ SECRET: ANOTHER }, folders[1]!)).rejects.toThrow(/another secret than SECRET says/);
  expect(await ask({ SECRET: made }, folders[1]!)).toBe(made);
});

test("of two servers that start at once with different secrets one starts", async () => {
  const starts = await Promise.allSettled([
    ask({ SECRET }, folders[0]!),
    ask({ SECRET: ANOTHER }, folders[1]!),
  ]);
  expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("the operator may replace a secret that is lost", async () => {
  await ask({ SECRET }, folders[0]!);
  await replaceSecret(database, { SECRET: ANOTHER }, folders[0]!);
  expect(await ask({ SECRET: ANOTHER }, folders[0]!)).toBe(ANOTHER);
  await expect(ask({ SECRET }, folders[0]!)).rejects.toThrow(/Set SECRET/);
});

test("the embedded database has one server, which may bring what it likes", async () => {
  const embedded = { db: database.db, engine: "embedded" } as const;
  expect(await sharedSecret(embedded, { SECRET }, folders[0]!)).toBe(SECRET);
  expect(await sharedSecret(embedded, { SECRET: ANOTHER }, folders[0]!)).toBe(ANOTHER);
});

test("a short secret is refused, and one of the folder is readable by its owner only", async () => {
  expect(() => installationSecret({ SECRET: "short" }, folders[0]!)).toThrow(/at least 32/);
  const made = installationSecret({}, folders[0]!);
  expect(await readFile(path.join(folders[0]!, "secret"), "utf8")).toBe(made);
  await writeFile(path.join(folders[1]!, "secret"), `${made}\n`);
  expect(installationSecret({}, folders[1]!)).toBe(made);
});
