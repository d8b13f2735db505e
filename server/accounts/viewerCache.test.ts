import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { ViewerRow } from "../../db/accounts/viewers.ts";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { endListening } from "../../db/testing/endListening.ts";
import { onServer } from "../../db/testing/engines.ts";
import { testServerUrl } from "../../db/testing/template.ts";
import { documentOf } from "../graphql/ownDocuments.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { openViewerCache } from "./viewerCache.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

/** What the frame of every screen says of whoever holds the cookie; null once they are nobody. */
async function frame(cookie: string, own = "1"): Promise<any> {
  const headers = { accept: "application/json", "x-levare": own, cookie };
  const answer = await server.app.request(`/graphql?id=${documentOf("AppShellQuery")}`, { headers });
  return ((await answer.json()) as any).data.viewer;
}

async function anArtist(some: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(server.db, { role: "artist", ...some });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  const cookie = await server.cookieFor(user.id);
  await everythingHeard();
  return { user, workspace, cookie };
}

/** Resolves once the server has heard of all that was committed before: commits are told in their order. */
async function everythingHeard(): Promise<void> {
  const mark = newId();
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = await server.database.listen("viewers", (word) => word === mark && resolve());
  await server.database.pool.query("select pg_notify('viewers', $1)", [mark]);
  await promise;
  listener.close();
}

/** A server hears of a change a moment after it is committed. */
async function soon(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5);
}

const readings = (statements: string[]) => statements.filter((text) => /from "session"/.test(text)).length;

test("who asks for one screen after the other is looked up once", async () => {
  const { cookie } = await anArtist();
  expect(readings(await server.statementsDuring(() => frame(cookie)))).toBe(1);
  expect(readings(await server.statementsDuring(() => frame(cookie)))).toBe(0);
});

test("another's cookie, and the same with a forged signature, are not taken for a remembered one", async () => {
  const { cookie, user } = await anArtist();
  const other = await anArtist();
  expect((await frame(cookie)).email).toBe(user.email);
  expect((await frame(other.cookie)).email).toBe(other.user.email);
  expect(await frame(cookie.replace(/.{4}%3D$/, "AAAA%3D"))).toBeNull();
});

type Artist = Awaited<ReturnType<typeof anArtist>>;
const CHANGES: [
  what: string,
  change: (artist: Artist) => Promise<unknown>,
  seen: (viewer: any) => boolean,
][] = [
  [
    "their name",
    ({ user }) =>
      server.db.updateTable("user").set({ name: "Iris Vale" }).where("id", "=", user.id).execute(),
    (viewer) => viewer.fullName === "Iris Vale",
  ],
  [
    "that they are suspended",
    ({ user }) =>
      server.db.updateTable("user").set({ suspendedAt: new Date() }).where("id", "=", user.id).execute(),
    (viewer) => viewer === null,
  ],
  [
    "that their session was ended elsewhere",
    ({ user }) => server.db.deleteFrom("session").where("userId", "=", user.id).execute(),
    (viewer) => viewer === null,
  ],
  [
    "that they were removed from a studio",
    ({ user }) => server.db.deleteFrom("membership").where("userId", "=", user.id).execute(),
    (viewer) => viewer.workspaces.length === 0,
  ],
  [
    "that they were taken into a studio",
    async ({ user }) => {
      const { id: workspaceId } = await aWorkspace(server.db);
      const place = { workspaceId, userId: user.id, role: "manager" };
      await server.db.insertInto("membership").values(place).execute();
    },
    (viewer) => viewer.workspaces.length === 2,
  ],
  [
    "a studio's new name",
    ({ workspace }) =>
      server.db.updateTable("workspace").set({ name: "Tidal" }).where("id", "=", workspace.id).execute(),
    (viewer) => viewer.workspace.name === "Tidal",
  ],
  [
    "that a studio was suspended",
    ({ workspace }) =>
      server.db
        .updateTable("workspace")
        .set({ suspendedAt: new Date() })
        .where("id", "=", workspace.id)
        .execute(),
    (viewer) => viewer.workspaces.length === 0,
  ],
  [
    "their plan",
    ({ user }) =>
      server.db
        .insertInto("subscription")
        .values({
          id: newId(),
          userId: user.id,
          kind: "studio",
          status: "active",
          priceKey: "artist_pro_monthly",
        })
        .execute(),
    (viewer) => viewer.tier === "pro",
  ],
];

test.each(CHANGES)("a server that remembers somebody hears of %s", async (_what, change, isSeen) => {
  const artist = await anArtist();
  expect(isSeen(await frame(artist.cookie))).toBe(false);
  await change(artist);
  await soon(async () => isSeen(await frame(artist.cookie)));
});

test("the studio they choose to work in is the one they see next", async () => {
  const { user, workspace, cookie } = await anArtist();
  const second = await aWorkspace(server.db, { ownerId: user.id, name: "Side Room" });
  expect((await frame(cookie)).workspace.name).toBe(workspace.name);
  const value = JSON.stringify(second.id);
  await server.db
    .insertInto("preference")
    .values({ userId: user.id, key: "currentWorkspace", value })
    .execute();
  await soon(async () => (await frame(cookie)).workspace.name === "Side Room");
});

test("after signing out the cookie opens nothing, not for a moment", async () => {
  const { cookie } = await anArtist();
  expect(await frame(cookie)).not.toBeNull();
  const own = { "x-levare": "1", origin: "http://127.0.0.1:4000" };
  const headers = { "content-type": "application/json", ...own, cookie };
  const answer = await server.app.request("http://127.0.0.1:4000/api/auth/sign-out", {
    method: "POST",
    headers,
    body: "{}",
  });
  expect(answer.status).toBe(200);
  expect(await frame(cookie)).toBeNull();
});

test("a page that has just changed something is answered by the database", async () => {
  const { cookie } = await anArtist();
  await frame(cookie);
  expect(readings(await server.statementsDuring(() => frame(cookie, "fresh")))).toBe(1);
});

test("a session that runs out while it is remembered has run out", async () => {
  await everythingHeard();
  const viewers = await openViewerCache(server.database);
  const row = { userId: "nobody", sessionExpiresAt: new Date(1_000) } as ViewerRow;
  const ask = (now: number) => viewers.of("cookie", new Date(now), async () => row);
  expect(await ask(999)).toBe(row);
  expect(await ask(1_000)).toBeUndefined();
});

test("what changes while somebody is being looked up is not missed", async () => {
  const viewers = await openViewerCache(server.database);
  const now = new Date();
  const sessionExpiresAt = new Date(now.getTime() + 60_000);
  const before = { userId: "somebody", fullName: "Before", sessionExpiresAt } as ViewerRow;
  const after = { ...before, fullName: "After" };
  const asked = viewers.of("cookie", now, async () => {
    viewers.forget();
    return before;
  });
  expect(await asked).toBe(before);
  expect(await viewers.of("cookie", now, async () => after)).toBe(after);
});

onServer("a server that cannot hear the database remembers nobody until it can again", async () => {
  const { pool } = server.database;
  const { user, cookie } = await anArtist();
  await frame(cookie);
  // All connections that the pool may need are there before nobody can connect any more.
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query("select pg_sleep(0.1)")));
  await lettingConnections(false);
  try {
    await endListening(server.database);
    await soon(async () => readings(await server.statementsDuring(() => frame(cookie))) === 1);
    await server.db.updateTable("user").set({ name: "Iris Vale" }).where("id", "=", user.id).execute();
    expect((await frame(cookie)).fullName).toBe("Iris Vale");
  } finally {
    await lettingConnections(true);
  }
  await soon(async () => readings(await server.statementsDuring(() => frame(cookie))) === 0);
});

async function lettingConnections(areLet: boolean): Promise<void> {
  const { rows } = await server.database.pool.query("select current_database() as name");
  // A database cannot say it of itself.
  const outside = new pg.Client(testServerUrl);
  await outside.connect();
  const name = pg.escapeIdentifier(rows[0].name);
  await outside.query(`alter database ${name} with allow_connections ${areLet}`);
  await outside.end();
}
