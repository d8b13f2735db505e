import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { SessionWatch } from "./SessionWatch.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function aSession(): Promise<string> {
  const user = await aUser(server.db);
  await server.cookieFor(user.id);
  const { id } = await server.db
    .selectFrom("session")
    .select("id")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Longer than until the next look. */
const A_LOOK_MS = 700;

test("a stream that begins while sessions are looked after goes on, one whose session is gone ends", async () => {
  const watch = new SessionWatch(server.db);
  const ended: string[] = [];
  const look = (sessionId: string) =>
    watch.watch({ sessionId, places: [], now: () => new Date(), end: () => void ended.push(sessionId) });
  const [gone, living] = [newId(), await aSession()];
  look(gone);
  await server.db.transaction().execute(async (trx) => {
    await sql`lock table session in access exclusive mode`.execute(trx);
    await setTimeout(A_LOOK_MS);
    look(living);
  });
  while (ended.length === 0) await setTimeout(20);
  await setTimeout(A_LOOK_MS);
  expect(new Set(ended)).toEqual(new Set([gone]));
  await watch.close();
});

test("a server that closes looks after nobody any more", async () => {
  const watch = new SessionWatch(server.db);
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  watch.watch({ sessionId: newId(), places: [], now: () => new Date(), end });
  await watch.close();
  // A page that lost its stream asks for the next one while the server goes.
  watch.watch({ sessionId: newId(), places: [], now: () => new Date(), end });
  await setTimeout(A_LOOK_MS);
  expect(hasEnded).toBe(false);
});
