// npm run bench:ai: how long the embedded assistant thinks about each kind of question, until its first word and until its last, at the demo's
// size and with 10,000 songs more; beside the 1,500 ms after which the first word is shown. On the embedded engine, or on that of
// TEST_DATABASE_URL.
import { newId } from "../../db/ids.ts";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import { freshServerDatabase } from "../../db/testing/freshDatabase.ts";
import { REPLY_DELAY_MS } from "../../domain/assistants/chat.ts";
import { openDemoStudio } from "../assistants/demoStudio.ts";
import { personId } from "../story/storyId.ts";
import { median } from "./median.ts";

const SONGS = 10_000;
const AT_ONCE = 500;
const ROUNDS = 5;
const QUESTIONS = [
  "What should I do today?",
  "How many tracks do I have?",
  "Which tracks lack an ISRC?",
  "Who wrote Undertow?",
  "Which splits do not add up?",
  "Which songs have no lyrics?",
  "What is my fastest song?",
  "What would a shop reject?",
  "When is my next release?",
  "Capital of France?",
];

const server = process.env.TEST_DATABASE_URL;
const database = await openDatabase(server ? { url: await freshServerDatabase(server) } : {});
await migrateToLatest(database.db);
const demo = await openDemoStudio(database);
await print("the demo");
await addSongs();
await print(`${SONGS} songs more`);
await demo.close();

async function print(name: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const question of QUESTIONS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await demo.ask({ question }));
    const firstMs = Math.round(median(rounds.map((each) => each.firstMs)));
    const wholeMs = Math.round(median(rounds.map((each) => each.wholeMs)));
    const slowestMs = Math.round(Math.max(...rounds.map((each) => each.wholeMs)));
    rows[question] = {
      ...{ "first ms": firstMs, "whole ms": wholeMs, "slowest ms": slowestMs, "limit ms": REPLY_DELAY_MS },
      within: slowestMs <= REPLY_DELAY_MS ? "yes" : "NO",
    };
  }
  console.log(name);
  console.table(rows);
}

/** Songs of the demo's artist: ready, every second one with an ISRC. */
async function addSongs(): Promise<void> {
  const { db } = database;
  const { workspaceId } = await db
    .selectFrom("membership")
    .select("workspaceId")
    .where("userId", "=", personId("artist"))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < SONGS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, place) => {
      const [id, n] = [newId(), from + place];
      return {
        ...{ id, workspaceId, title: `Song ${n}`, state: "ready", durationMs: 180_000, lossless: true },
        ...{ masterKey: `masters/${id}.flac`, masterFormat: "flac", masterBytes: 1000, masterSha256: id },
        ...{ bpm: 60 + (n % 120), key: "C", isrc: n % 2 ? `QZBEN26${String(n).padStart(5, "0")}` : null },
      };
    });
    await db.insertInto("track").values(rows).execute();
  }
  await database.pool.query("vacuum analyze");
}
