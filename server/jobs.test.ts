import { setTimeout } from "node:timers/promises";
import type { Database } from "../db/open.ts";
import { freshDatabase } from "../db/testing/freshDatabase.ts";
import { JOB_PACE, type JobKind, type Jobs, openJobs } from "./jobs.ts";

const KINDS = ["ingest-upload", "render-track", "replace-audio"];

let database: Database;
let jobs: Jobs;
const pace = { ...JOB_PACE };

beforeAll(async () => {
  database = await freshDatabase();
  // Looks come while a second try is waited for, and while nobody waits for anything.
  JOB_PACE.lookEverySeconds = 0.1;
  jobs = await openJobs(database, KINDS);
});
afterAll(async () => {
  Object.assign(JOB_PACE, pace);
  await jobs.close();
  await database.close();
});

const enqueue = (uploadId: string) =>
  database.db.transaction().execute((trx) => jobs.enqueue(trx, "ingest-upload", { uploadId }));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10);
}

// A worker that only looks once a minute would need more time for these than a test has.
test("forty uploads are taken up one right after the other", async () => {
  const done = new Set<string>();
  await jobs.work("ingest-upload", async ({ uploadId }) => void done.add(uploadId));
  const early = Array.from({ length: 20 }, (_, n) => `early ${n}`);
  for (const uploadId of early) await enqueue(uploadId);
  await until(() => done.size === 20);
  const late = Array.from({ length: 20 }, (_, n) => `late ${n}`);
  await Promise.all(late.map(enqueue));
  await until(() => done.size === 40);
  expect([...done].sort()).toEqual([...early, ...late].sort());
});

test("work that failed is tried again, and the last try knows that it is the last", async () => {
  const tries: boolean[] = [];
  await jobs.work("render-track", async (_track, isLastTry) => {
    tries.push(isLastTry);
    throw new Error("The disk is full.");
  });
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, "render-track", { trackId: "1" }));
  await until(() => tries.length === 3);
  expect(tries).toEqual([false, false, true]);
});

test("work that alone knows what is to be done is tried again for days, hours apart", async () => {
  const tries: boolean[] = [];
  const installation = await freshDatabase();
  const patient = await openJobs(installation, KINDS, () => ({ isPatient: true }));
  await patient.work("render-track", async (_track, isLastTry) => {
    tries.push(isLastTry);
    throw new Error("The store is away.");
  });
  await installation.db
    .transaction()
    .execute((trx) => patient.enqueue(trx, "render-track", { trackId: "1" }));
  const asked = async () =>
    (
      await installation.pool.query(
        "select state, retry_limit as tries, round(extract(epoch from start_after - now()) / 60) as minutes from pgboss.job where name = 'render-track'",
      )
    ).rows[0];
  while ((await asked()).state !== "retry") await setTimeout(20);
  expect(await asked()).toMatchObject({ tries: 72, minutes: "60" });
  await patient.close();
  await installation.close();
  expect(tries).toEqual([false]);
});

test("work for later is begun when its time has come, and not before", async () => {
  const begun: string[] = [];
  const installation = await freshDatabase();
  const later = await openJobs(installation, KINDS);
  await later.work("ingest-upload", async ({ uploadId }) => void begun.push(uploadId));
  await installation.db.transaction().execute(async (trx) => {
    await later.enqueue(trx, "ingest-upload", { uploadId: "in an hour" }, 3600);
    await later.enqueue(trx, "ingest-upload", { uploadId: "soon" }, 1);
  });
  await until(() => begun.length > 0);
  await later.close();
  await installation.close();
  expect(begun).toEqual(["soon"]);
});

test("work of a change that was taken back is never begun", async () => {
  const begun: string[] = [];
  await jobs.work("replace-audio", async ({ uploadId }) => void begun.push(uploadId));
  const takenBack = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, "replace-audio", { uploadId: "undone" });
    throw new Error("No.");
  });
  await expect(takenBack).rejects.toThrow("No.");
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, "replace-audio", { uploadId: "kept" }));
  await until(() => begun.length > 0);
  expect(begun).toEqual(["kept"]);
});

test("of a version before, what the clock asks for is not asked any more, and only work that knows something waits", async () => {
  const installation = await freshDatabase();
  const before = await openJobs(installation, [...KINDS, "tend-releases", "file-letter"]);
  await before.schedule(new Map([["tend-releases" as JobKind, "* * * * *"]]));
  await installation.db.transaction().execute(async (trx) => {
    await before.enqueue(trx, "tend-releases" as JobKind, {});
    await before.enqueue(trx, "file-letter" as JobKind, { letterId: "1" } as never);
  });
  await before.close();

  const now = await openJobs(installation, KINDS);
  await now.retireOthers();
  const read = async (query: string) => (await installation.pool.query(query)).rows.map(({ name }) => name);
  const own = "name not like '\\_\\_pgboss%'";
  expect(await read("select name from pgboss.schedule")).toEqual([]);
  expect(await read(`select name from pgboss.queue where ${own} order by name`)).toEqual([
    "file-letter",
    ...KINDS,
  ]);
  expect(await read(`select name from pgboss.job where ${own}`)).toEqual(["file-letter"]);
  await now.close();
  await installation.close();
});

test("a schedule is written where it is new or another one, and what stands stays as it was", async () => {
  const rows = async () =>
    (await database.pool.query("select name, cron, updated_on as at from pgboss.schedule order by name"))
      .rows;
  const crons = (hours: string) =>
    new Map<JobKind, string>([
      ["ingest-upload", "0 1 * * *"],
      ["render-track", `0 ${hours} * * *`],
    ]);
  await jobs.schedule(crons("2"));
  const [ingest] = await rows();
  await jobs.schedule(crons("3"));
  expect(await rows()).toEqual([
    ingest,
    expect.objectContaining({ name: "render-track", cron: "0 3 * * *" }),
  ]);
});

test("what is due by its schedule is enqueued once time is kept, and by nobody before", async () => {
  const rung: string[] = [];
  const installation = await freshDatabase();
  const others = await openJobs(installation, KINDS);
  await others.schedule(new Map<JobKind, string>([["ingest-upload", "* * * * *"]]));
  await others.work("ingest-upload", async () => void rung.push("ingest-upload"));
  await setTimeout(1_000);
  const before = [...rung];
  await others.keepTime();
  await until(() => rung.length > 0);
  expect(before).toEqual([]);
  await others.close();
  await installation.close();
}, 30_000);
