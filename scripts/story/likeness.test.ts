import { sql } from "kysely";
import { relateStep, relateTracks } from "../../db/discover/likeness/steps.ts";
import { relateAtOnce } from "../../db/discover/likeness/testing/relateAtOnce.ts";
import { rankTracks } from "../../db/discover/rankTracks.ts";
import { openDemoStudio } from "../assistants/demoStudio.ts";

const SMALL = { people: 3, visitors: 200, lists: 1, tracks: 4, listeners: 100 };
const NOW = new Date();

let studio: Awaited<ReturnType<typeof openDemoStudio>>;
beforeAll(async () => {
  studio = await openDemoStudio();
  const { db } = studio.server;
  // The story's songs are not recorded here: nobody hears them, and they count as heard.
  await sql`update track set state = 'ready' where visibility = 'public'`.execute(db);
  await db.transaction().execute((trx) => rankTracks(trx, NOW));
}, 120_000);
afterAll(() => studio.close());

const likeness = () =>
  studio.server.db.selectFrom("trackLikeness").selectAll().orderBy("trackId").orderBy("otherId").execute();

test("step by step the demo's songs are as alike as in one statement, however small the steps", async () => {
  const { db } = studio.server;
  await db.transaction().execute((trx) => relateAtOnce(trx, NOW));
  const atOnce = await likeness();
  expect(atOnce.length).toBeGreaterThan(500);
  for (const sizes of [SMALL, undefined]) {
    await db.deleteFrom("trackLikeness").execute();
    await relateTracks(db, NOW, sizes);
    const inSteps = await likeness();
    const told = (rows: typeof atOnce) => rows.map(({ score, ...row }) => row);
    expect(told(inSteps)).toEqual(told(atOnce));
    for (const [at, { score }] of inSteps.entries()) expect(score).toBeCloseTo(atOnce[at]!.score, 5);
  }
});

test("a run that a stopped server left goes on where it was; what is known meanwhile stays, and nothing of anybody's taste", async () => {
  const { db } = studio.server;
  await relateTracks(db, NOW);
  const before = (await likeness()).length;
  const step = () => db.transaction().execute((trx) => relateStep(trx, NOW, SMALL));
  const phase = async () => (await db.selectFrom("likenessRun").select("phase").executeTakeFirst())?.phase;
  while ((await phase()) !== "tracks") expect(await step()).toBe(false);
  expect(await step()).toBe(false);
  await expect(
    db.transaction().execute(async (trx) => {
      await relateStep(trx, NOW, SMALL);
      throw new Error("The server stops.");
    }),
  ).rejects.toThrow("stops");
  expect((await likeness()).length).toBe(before);
  await relateTracks(db, NOW, SMALL);
  expect((await likeness()).length).toBe(before);
  for (const table of ["likenessRun", "likenessTaste", "likenessList", "likenessSize"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
