import { sql } from "kysely";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { scheduleRelease } from "../releases/scheduleRelease.ts";
import { anArtist, aRelease, releaseRow } from "../releases/testing.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { inviteMember } from "../workspaces/inviteMember.ts";
import type { ActContext } from "./ActContext.ts";
import { act } from "./act.ts";
import { type Actor, narrowed } from "./actor.ts";
import { verb } from "./verb.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const by = (actor: Actor): ActContext => ({ ...server, actor, now: () => NOW, requestId: newId() });
const person = (viewer: Viewer) => by({ kind: "person", viewer, sessionId: viewer.sessionId! });
const counts = async () => {
  const [audits, mails, keys] = await Promise.all(
    (["audit", "mail", "idempotencyKey"] as const).map((table) =>
      server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return [audits, mails, keys].map((each) => Number(each!.n));
};
async function heard(workspaceId: string, during: () => Promise<unknown>): Promise<unknown[]> {
  const news: unknown[] = [];
  const stream = server.services.events.subscribe("releaseChanged", workspaceId);
  void (async () => {
    for await (const each of stream) news.push(each);
  })();
  await during();
  await new Promise((resolve) => setTimeout(resolve, 20));
  void stream.return?.();
  return news;
}

test("what was asked twice under one key is done once and answered twice alike; another wish under it is refused", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const asked = { id, version: 1, edit: { title: "Ebb" } };
  const first = await act(person(viewer), updateRelease, asked, "k1");
  expect(await act(person(viewer), updateRelease, { edit: { title: "Ebb" }, version: 1, id }, "k1")).toEqual(
    first,
  );
  expect((await releaseRow(server, id)).version).toBe(2);
  await expect(
    act(person(viewer), updateRelease, { ...asked, edit: { title: "Flow" } }, "k1"),
  ).rejects.toThrow("used for something else");
});

test("the same wish at one moment is done once", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const asked = { id, version: 1, edit: { title: "Ebb" } };
  const five = Array.from({ length: 5 }, () => act(person(viewer), updateRelease, asked, "at once"));
  expect(new Set((await Promise.all(five)).map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await releaseRow(server, id)).version).toBe(2);
});

test("a refusal leaves nothing: no line, no letter, no news, and the key is free", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const before = await counts();
  const news = await heard(workspaceId, async () => {
    await expect(
      act(person(viewer), updateRelease, { id, version: 7, edit: { title: "Ebb" } }, "k2"),
    ).rejects.toThrow("Somebody else saved");
  });
  expect([await counts(), news]).toEqual([before, []]);
  await act(person(viewer), updateRelease, { id, version: 1, edit: { title: "Ebb" } }, "k2");
});

test("news is heard once the change stands, and a second verb inside goes with the first", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  let seen: string | null = null;
  const both = verb("both", {
    unaudited: "Its parts are.",
    async run(doing, _: object) {
      await doing.runWithin(updateRelease, { id, version: 1, edit: { title: "Ebb" } });
      await doing.runWithin(updateRelease, { id, version: 2, edit: { title: "Flow" } });
      seen = (await releaseRow({ ...server, db: doing.trx } as never, id)).title;
      return doing.done({});
    },
  });
  expect(await heard(workspaceId, () => act(person(viewer), both, {}))).toHaveLength(2);
  expect(seen).toBe("Flow");
  const lines = await server.db.selectFrom("audit").select("action").where("entityId", "=", id).execute();
  expect(lines).toHaveLength(2);
});

test("an assistant has what its person has in one studio, of that its scopes, and its name stands in the log", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const assistant = (scopes: ("releases:write" | "releases:publish")[]) =>
    by({ kind: "assistant", runId: "r1", viewer: narrowed(viewer, workspaceId), scopes: new Set(scopes) });
  const when = { id, version: 2, releaseDay: "2027-05-01" };
  await act(assistant(["releases:write"]), updateRelease, { id, version: 1, edit: { title: "Ebb" } });
  await expect(act(assistant(["releases:write"]), scheduleRelease, when)).rejects.toThrow("Not found");
  const who = await server.db.selectFrom("auditPart").select("content").where("part", "=", "who").execute();
  expect(who.map(({ content }) => content)).toContain(JSON.stringify({ ip: null, via: "run r1" }));
  const elsewhere = await anArtist(server);
  const foreign = await aRelease(server, elsewhere.workspaceId);
  await expect(
    act(assistant(["releases:write"]), updateRelease, { id: foreign.id, version: 1, edit: {} }),
  ).rejects.toThrow("Not found");
});

test("the plan of the studio counts, not the plan of whoever works there", async () => {
  const pro = await anArtist(server);
  const free = await anArtist(server, "artist_starter", new Date("2026-01-01"));
  const join = (workspaceId: string, userId: string) =>
    server.db.insertInto("membership").values({ workspaceId, userId, role: "manager" }).execute();
  await join(free.workspaceId, pro.userId);
  await join(pro.workspaceId, free.userId);
  const [rich, poor] = [await viewerFor(server, pro.userId, NOW), await viewerFor(server, free.userId, NOW)];
  const inFree = await aRelease(server, free.workspaceId);
  const inPro = await aRelease(server, pro.workspaceId);
  const when = (id: string) => ({ id, version: 1, releaseDay: "2027-05-01" });
  await expect(act(person(rich), scheduleRelease, when(inFree.id))).rejects.toThrow(
    "This is part of Pro Artist.",
  );
  expect(await act(person(poor), scheduleRelease, when(inPro.id))).toEqual({ releaseId: inPro.id });
});

test("a letter stands in the outbox with the invitation, and is handed over once", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { email } = await aUser(server.db);
  const asked = { workspaceId, email, role: "manager" as const };
  const first = await act(person(viewer), inviteMember, asked, "k3");
  expect(await act(person(viewer), inviteMember, asked, "k3")).toEqual(first);
  const mails = await server.db.selectFrom("mail").selectAll().where("to", "=", email).execute();
  expect(mails).toHaveLength(1);
  const { rows } = await sql<{ data: object }>`select data from pgboss.job where name = 'send-mail'`.execute(
    server.db,
  );
  expect(rows.map(({ data }) => data)).toEqual([{ mailId: mails[0]!.id }]);
});

test("a verb that says it left everything, and wrote, is found out", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const liar = verb("liar", {
    audit: "release.update",
    async run(doing, _: object) {
      await doing.trx.updateTable("release").set({ title: "Flow" }).where("id", "=", id).execute();
      return doing.unchanged({});
    },
  });
  await expect(act(person(viewer), liar, {})).rejects.toThrow("left everything as it was, and wrote");
  expect((await releaseRow(server, id)).title).toBe("Undertow");
});

test("two that stood in each other's way are tried again, and what was gathered the first time is not told twice", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  let tries = 0;
  const clash = verb("clash", {
    unaudited: "Its part is.",
    async run(doing, _: object) {
      await doing.runWithin(updateRelease, { id, version: 1, edit: { title: "Ebb" } });
      if (++tries === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
      return doing.done({});
    },
  });
  expect(await heard(workspaceId, () => act(person(viewer), clash, {}))).toHaveLength(1);
  expect([tries, (await releaseRow(server, id)).version]).toEqual([2, 2]);
});

test("who has a release may not take its workspace any more", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  const upward = verb("upward", {
    unaudited: "Nothing is written.",
    async run(doing, _: object) {
      await doing.lock("release", id);
      await doing.lock("workspace", workspaceId);
      return doing.unchanged({});
    },
  });
  await expect(act(person(viewer), upward, {})).rejects.toThrow("A workspace is locked before a release");
});
