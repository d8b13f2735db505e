// npm run bench:sync: edits of tracks into the server by POST /api/sync, one by one over PUT /api/catalog/{id}, by the verb alone and
// by a bare transaction, in one run on one database (embedded, or DATABASE_URL). Prints items a second and processor time an item,
// the embedded engine's included, in the middle of all rounds, beside the goals; then how long a queue of 1,000 takes over HTTP as
// a device sends it, of edits alone and of edits, likes and playlists in turn.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { cpuUsage } from "node:process";
import { createAdaptorServer } from "@hono/node-server";
import { newId } from "../../db/ids.ts";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { BATCH_SIZE } from "../../domain/sync/limits.ts";
import { act } from "../../server/acting/act.ts";
import { updateTrack } from "../../server/catalog/updateTrack.ts";
import { openTestServer, viewerFor } from "../../server/testing.ts";
import { medianRound } from "./median.ts";

const ITEMS = Number(process.argv[2] ?? 300);
const ROUNDS = 5;
const QUEUE = 1000;
const QUEUE_LIMIT_S = 2;
/** A person has no more than 500. */
const LISTS = 400;
const ADDRESS = "http://127.0.0.1:4000/api";

const database = await openDatabase({ url: process.env.DATABASE_URL });
await migrateToLatest(database.db);
const server = await openTestServer(undefined, { database });
const { db } = server;
const user = await aUser(db, { userTier: "artist_pro" });
const { id: workspaceId } = await aWorkspace(db, { ownerId: user.id });
const cookie = await server.cookieFor(user.id);
const viewer = await viewerFor(server, user.id);
const ids: string[] = [];
for (let at = 0; at < ITEMS; at++) ids.push((await aTrack(db, { workspaceId, title: `Song ${at}` })).id);

const versions = new Map(ids.map((id) => [id, 1]));
let said = 0;
const nextTitle = () => `Title ${said++}`;
const rise = (id: string) => versions.set(id, versions.get(id)! + 1);
const headers = { cookie, "x-levare": "1", "content-type": "application/json" };
/** Of a device that knows what stands: nothing is written over. */
const edit = () => ({ kind: "track", title: nextTitle(), sync: { changed: ["title"], base: null } });
const sentWith = (id: string) => ({
  "idempotency-key": crypto.randomUUID(),
  "if-match": `"${versions.get(id)}"`,
});
const mustBe = (isSo: boolean, what: string) => {
  if (!isSo) throw new Error(what);
};

/** What each write of the others is at the least: the key, the row under its lock, the answer. */
async function bare(id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const key = { actor: "bench", key: crypto.randomUUID() };
    const row = { ...key, requestHash: "x", answer: "null", createdAt: new Date() };
    await trx.insertInto("idempotencyKey").values(row).execute();
    await trx.selectFrom("track").selectAll().where("id", "=", id).forUpdate().execute();
    await trx
      .updateTable("track")
      .set((eb) => ({ title: nextTitle(), version: eb("version", "+", 1), updatedAt: new Date() }))
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("idempotencyKey")
      .set({ answer: JSON.stringify({ id }) })
      .where("actor", "=", key.actor)
      .where("key", "=", key.key)
      .execute();
  });
  rise(id);
}

async function verbAlone(id: string): Promise<void> {
  const from = {
    ...{ db, services: server.services, now: () => new Date(), requestId: crypto.randomUUID() },
    actor: { kind: "person" as const, viewer, sessionId: "bench" },
  };
  const change = { id, version: versions.get(id)!, title: nextTitle() };
  await act(from, updateTrack, change, crypto.randomUUID());
  rise(id);
}

async function single(id: string): Promise<void> {
  const answer = await server.app.request(`${ADDRESS}/catalog/${id}`, {
    method: "PUT",
    headers: { ...headers, ...sentWith(id) },
    body: JSON.stringify(edit()),
  });
  mustBe(answer.status === 200, await answer.text());
  rise(id);
}

async function batch(part: readonly string[]): Promise<void> {
  const calls = part.map((id) => ({
    ...{ method: "PUT", path: `/api/catalog/${id}`, body: edit() },
    headers: sentWith(id),
  }));
  const answer = await server.app.request(`${ADDRESS}/sync`, {
    ...{ method: "POST", headers, body: JSON.stringify({ calls }) },
  });
  const { answers } = (await answer.json()) as { answers: { status: number }[] };
  mustBe(
    answers.every(({ status }) => status === 200),
    JSON.stringify(answers),
  );
  for (const id of part) rise(id);
}

const BARE = "bare transaction";
const VERB = "the verb alone (act)";
const SINGLE = "PUT /api/catalog/{id}, one by one";
const BATCH = `POST /api/sync, ${BATCH_SIZE} at a time`;
const oneByOne = (write: (id: string) => Promise<void>) => async () => {
  for (const id of ids) await write(id);
};
const WAYS: [what: string, run: () => Promise<void>][] = [
  [BARE, oneByOne(bare)],
  [VERB, oneByOne(verbAlone)],
  [SINGLE, oneByOne(single)],
  [
    BATCH,
    async () => {
      for (let at = 0; at < ids.length; at += BATCH_SIZE) await batch(ids.slice(at, at + BATCH_SIZE));
    },
  ],
];

for (const [, run] of WAYS) await run();
// In turns, so that what else the machine does meets all of them.
const rounds = new Map<string, { perSecond: number; cpuMs: number }[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const [what, run] of WAYS) {
    const [start, before] = [performance.now(), cpuUsage()];
    await run();
    const { user: own, system } = cpuUsage(before);
    const perSecond = ITEMS / ((performance.now() - start) / 1000);
    rounds.set(what, [...(rounds.get(what) ?? []), { perSecond, cpuMs: (own + system) / 1000 / ITEMS }]);
  }
const middle = new Map([...rounds].map(([what, each]) => [what, medianRound(each)]));
console.log(`${database.engine}, ${ITEMS} items, the middle of ${ROUNDS} rounds`);
for (const [what, { perSecond, cpuMs }] of middle)
  console.log(
    `${what.padEnd(40)} ${perSecond.toFixed(0).padStart(6)} items/s ${cpuMs.toFixed(2).padStart(7)} ms CPU`,
  );
const timesAsMany = middle.get(BATCH)!.perSecond / middle.get(SINGLE)!.perSecond;
const cpuOfVerb = middle.get(BATCH)!.cpuMs / middle.get(VERB)!.cpuMs;
console.log(
  `a batch to single calls: ${timesAsMany.toFixed(2)} times the items a second (goal: at least 2.5)`,
);
console.log(`a batch to the verb: ${cpuOfVerb.toFixed(2)} times the processor time (goal: at most 2)`);

// A queue, over a socket, from one person: batches of different things, one after the other.
const many: string[] = [];
const lists: string[] = [];
for (let at = 0; at < QUEUE; at++)
  many.push((await aTrack(db, { workspaceId, title: `Song ${at}`, visibility: "public" })).id);
const http = createAdaptorServer({ fetch: server.app.fetch }).listen(0, "127.0.0.1");
await once(http, "listening");
const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/sync`;
/** What a device knows of each thing: the version that the last answer told. */
const known = new Map<string, number>();
const asSent = (call: { path: string }) => ({
  ...call,
  headers: {
    "idempotency-key": crypto.randomUUID(),
    ...(known.has(call.path) && { "if-match": `"${known.get(call.path)}"` }),
  },
});
const send = async (calls: readonly { path: string }[]) => {
  const body = JSON.stringify({ calls: calls.map(asSent) });
  const answer = await fetch(address, { method: "POST", headers, body });
  const { answers } = (await answer.json()) as {
    answers: { status: number; body: { version: number | null } }[];
  };
  mustBe(
    answers.every(({ status }) => status === 200 || status === 201),
    JSON.stringify(answers),
  );
  for (const [n, { body: told }] of answers.entries())
    if (told.version !== null) known.set(calls[n]!.path, told.version);
};
const drain = async (queue: readonly { path: string }[]) => {
  for (let at = 0; at < queue.length; at += BATCH_SIZE) await send(queue.slice(at, at + BATCH_SIZE));
};
await drain(
  Array.from({ length: LISTS }, () => {
    const id = newId();
    lists.push(id);
    known.set(`/api/playlists/${id}`, 1);
    return { method: "POST", path: "/api/playlists", body: { id, title: nextTitle() } };
  }),
);
for (const id of many) known.set(`/api/catalog/${id}`, 1);
let isLiked = false;
const OF: Record<string, (at: number) => { method: string; path: string; body: object }> = {
  tracks: (at) => ({ method: "PUT", path: `/api/catalog/${many[at]}`, body: edit() }),
  // Of other songs than those that are edited: of one thing one change follows the other.
  likes: (at) => ({ method: "PUT", path: `/api/data/likes/${many.at(-1 - at)}`, body: { liked: isLiked } }),
  playlists: (at) => ({
    ...{ method: "PUT", path: `/api/playlists/${lists[at]}` },
    body: { title: nextTitle(), sync: { changed: ["title"], base: null } },
  }),
};
const QUEUES: [what: string, kinds: readonly string[]][] = [
  ["edits of tracks", ["tracks"]],
  ["edits of tracks, likes and playlists", ["tracks", "likes", "playlists"]],
];
for (const [what, kinds] of QUEUES) {
  const seconds: { seconds: number; cpuMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    isLiked = !isLiked;
    const queue = many.map((_, at) => OF[kinds[at % kinds.length]!]!(Math.floor(at / kinds.length)));
    const [start, before] = [performance.now(), cpuUsage()];
    await drain(queue);
    const { user: own, system } = cpuUsage(before);
    seconds.push({ seconds: (performance.now() - start) / 1000, cpuMs: (own + system) / 1000 / QUEUE });
  }
  const { seconds: took, cpuMs } = medianRound(seconds);
  const ofLimit = `${(took / QUEUE_LIMIT_S).toFixed(2)} of the limit of ${QUEUE_LIMIT_S} s`;
  console.log(
    `a queue of ${QUEUE} ${what}: ${took.toFixed(2)} s, ${ofLimit}, ${cpuMs.toFixed(2)} ms CPU each`,
  );
}
http.close();
await server.close();
process.exit(0);
