import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { verifyAudit } from "../../db/audit/verifyAudit.ts";
import { newId } from "../../db/ids.ts";
import { erasureHash } from "../../db/privacy/erasures.ts";
import { TABLES } from "../../db/privacy/tables.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import type { JobContext } from "../jobContext.ts";
import { openPostOffice } from "../providers/mail/postOffice.ts";
import { openMailer } from "../providers/mail.ts";
import { openStorage } from "../providers/storage.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { statusCode } from "./codes.ts";
import { erasePerson } from "./erasePerson.ts";
import { reconcilePrivacy } from "./reconcilePrivacy.ts";
import { aMarkedPerson, type MarkedPerson } from "./testing/aMarkedPerson.ts";
import { type Trace, tracesInFiles, tracesInTables } from "./testing/traces.ts";

const START = new Date("2026-03-02T10:00:00Z");
const OVER = new Date("2026-03-09T10:00:01Z");

let server: TestServer;
let context: JobContext;
beforeEach(async () => {
  server = await openTestServer(() => OVER);
  context = { db: server.db, services: server.services, dataDir: server.dataDir };
});
afterEach(() => server.close());

/** A deletion that was confirmed a week ago. */
async function aDueDeletion(userId: string): Promise<string> {
  const id = newId();
  await server.db
    .insertInto("deletionRequest")
    .values({
      id,
      userId,
      statusTokenHash: hashOfToken(statusCode(server.services, id)),
      requestedAt: START,
      expiresAt: START,
      confirmedAt: START,
      dueAt: new Date(OVER.getTime() - 1000),
    })
    .execute();
  return id;
}

const search = async (words: readonly string[]): Promise<Trace[]> => [
  ...(await tracesInTables(server.db, words)),
  ...(await tracesInFiles(server.dataDir, words)),
];
const requestOf = (id: string) =>
  server.db.selectFrom("deletionRequest").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function expectForgotten({ markers, userId }: MarkedPerson): Promise<void> {
  expect(await search(Object.values(markers))).toEqual([]);
  // A random id that no row explains any more: what happened stays provable.
  const places = new Set((await search([userId])).map(({ place }) => place));
  expect([...places].filter((place) => !["audit.actorId", "audit.entityId"].includes(place))).toEqual([]);
}

test("somebody with more than forty words in tables and files leaves none of them behind", async () => {
  const person = await aMarkedPerson(server);
  const words = Object.values(person.markers);
  expect(words.length).toBeGreaterThanOrEqual(40);
  const before = await search([...words, ...person.ids]);
  // The search sees every word, and something of the person in every table that may hold it.
  expect(words.filter((word) => !before.some((trace) => trace.word === word))).toEqual([]);
  const requestId = await aDueDeletion(person.userId);
  const seen = new Set((await search([...words, ...person.ids])).map(({ place }) => place.split(".")[0]));
  const holdsPeople = Object.entries(TABLES).filter(([, { onErasure }]) =>
    onErasure.some(({ does }) => does !== "nothing"),
  );
  // What is counted against somebody stands under a hash.
  const named = holdsPeople.map(([table]) => table.slice(table.indexOf(".") + 1));
  expect(named.filter((table) => !seen.has(table))).toEqual(["limitUse"]);

  await reconcilePrivacy(context, OVER);
  await erasePerson(context, { requestId }, OVER);

  await expectForgotten(person);
  expect(await requestOf(requestId)).toMatchObject({ userId: null, contact: null, doneAt: OVER });
  expect(await server.db.selectFrom("limitUse").selectAll().execute()).toEqual([]);
  expect((await verifyAudit(server.db, null)).ok).toBe(true);
});

test("what others have of a person stays with them, without the name; what was paid stays under a pseudonym", async () => {
  const person = await aMarkedPerson(server);
  const { id: elsewhere, ownerId } = await aWorkspace(server.db);
  await server.db
    .insertInto("membership")
    .values({ workspaceId: elsewhere, userId: person.userId, role: "manager" })
    .execute();
  const post = {
    id: newId(),
    workspaceId: elsewhere,
    authorId: person.userId,
    title: "Tour",
    body: "In May",
  };
  await server.db.insertInto("post").values(post).execute();

  await erasePerson(context, { requestId: await aDueDeletion(person.userId) }, OVER);

  await expectForgotten(person);
  const posts = await server.db.selectFrom("post").select(["title", "authorId"]).execute();
  expect(posts).toEqual([{ title: "Tour", authorId: ownerId }]);
  const letters = await server.db.selectFrom("mail").select(["to", "body"]).execute();
  expect(letters).toEqual([
    { to: "somebody.else@example.test", body: "[deleted] ([deleted]) would like to have you." },
  ]);
  const [paid] = await server.db.selectFrom("subscription").selectAll().execute();
  expect(paid).toMatchObject({ userId: null, customerId: null, priceKey: "pro", status: "canceled" });
  expect(paid!.pseudonym).not.toBe(person.userId);
});

test("an erasure that was cut off between rows and files goes on where it was", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  let deleted = 0;
  const { storage } = context.services;
  const cutOff = {
    ...context,
    services: {
      ...context.services,
      storage: {
        ...storage,
        delete: async (key: string) => {
          if (++deleted > 2) throw new Error("The power is gone.");
          await storage.delete(key);
        },
      },
    },
  };
  await expect(erasePerson(cutOff, { requestId }, OVER)).rejects.toThrow("The power is gone.");
  expect(await requestOf(requestId)).toMatchObject({ startedAt: OVER, doneAt: null });
  expect((await tracesInFiles(server.dataDir, Object.values(person.markers))).length).toBeGreaterThan(0);

  await erasePerson(context, { requestId }, OVER);
  await expectForgotten(person);
  expect(await requestOf(requestId)).toMatchObject({ doneAt: OVER, contact: null });
});

test("the last letter goes out once, also where the mail server takes it and hangs up before it says so", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  const office = await openPostOffice();
  office.hangsUp = true;
  const mailer = openMailer(server.db, { SMTP_URL: office.url });
  const withOffice = { ...context, services: { ...context.services, mailer } };
  await erasePerson(withOffice, { requestId }, OVER).catch(() => {});
  office.hangsUp = false;
  await erasePerson(withOffice, { requestId }, OVER);
  await office.close();
  expect(office.letters.map(({ to }) => to)).toEqual([person.email]);
  expect(await requestOf(requestId)).toMatchObject({ doneAt: OVER, contact: null });
});

test("while the mail server takes no calls the last letter waits, and goes out once it does", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  // It lets one in and says nothing: whether it is a mail server at all nobody knows.
  const silent = createServer((line) => setTimeout(() => line.destroy(), 20)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const mailer = openMailer(server.db, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const withMailer = { ...context, services: { ...context.services, mailer } };
  await erasePerson(withMailer, { requestId }, OVER).catch(() => {});
  silent.close();
  const office = await openPostOffice(port);
  await erasePerson(withMailer, { requestId }, OVER);
  await office.close();
  expect(office.letters.map(({ to }) => to)).toEqual([person.email]);
});

test("a step that fails takes no row away: it is all of them or none", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  await server.database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
     create trigger refuse before delete on "user" for each row execute function refuse()`,
  );
  await expect(erasePerson(context, { requestId }, OVER)).rejects.toThrow("not this one");
  const left = await tracesInTables(server.db, [
    person.markers["mail.body"]!,
    person.markers["track.title"]!,
  ]);
  expect(left.length).toBeGreaterThanOrEqual(2);
});

test("two servers that carry out the same deletion do it once", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  await Promise.all([
    erasePerson(context, { requestId }, OVER),
    erasePerson(context, { requestId }, OVER),
    erasePerson(context, { requestId }, OVER),
  ]);
  await expectForgotten(person);
  const erasures = await server.db
    .selectFrom("audit")
    .select("seq")
    .where("action", "=", "audit.erase")
    .execute();
  expect(erasures).toHaveLength(1);
});

test("nothing happens before the grace is over, nor after the deletion was taken back", async () => {
  const person = await aMarkedPerson(server);
  const requestId = await aDueDeletion(person.userId);
  await erasePerson(context, { requestId }, new Date(OVER.getTime() - 2000));
  await server.db.updateTable("deletionRequest").set({ canceledAt: START }).execute();
  await erasePerson(context, { requestId }, OVER);
  expect(await tracesInTables(server.db, [person.email])).not.toEqual([]);
  expect(await requestOf(requestId)).toMatchObject({ startedAt: null, doneAt: null });
});

test("a studio that somebody joined meanwhile goes to who is there longest", async () => {
  const person = await aMarkedPerson(server);
  const heir = await aUser(server.db);
  await server.db
    .insertInto("membership")
    .values({ workspaceId: person.studioId, userId: heir.id, role: "manager" })
    .execute();
  await erasePerson(context, { requestId: await aDueDeletion(person.userId) }, OVER);
  const studio = await server.db
    .selectFrom("workspace")
    .innerJoin("membership", "membership.workspaceId", "workspace.id")
    .select(["ownerId", "membership.userId", "isAccountOwner"])
    .where("workspace.id", "=", person.studioId)
    .execute();
  expect(studio).toEqual([{ ownerId: heir.id, userId: heir.id, isAccountOwner: true }]);
});

test("a backup that brings somebody back brings them back for a moment only", async () => {
  const person = await aMarkedPerson(server);
  await erasePerson(context, { requestId: await aDueDeletion(person.userId) }, OVER);
  // As if restored: the person is there again, and the table that says they were forgotten is from before.
  await server.db.deleteFrom("erasure").execute();
  await aUser(server.db, { id: person.userId, email: person.email });
  await reconcilePrivacy(context, OVER);
  const again = await server.db
    .selectFrom("deletionRequest")
    .select("id")
    .where("isReplay", "=", true)
    .executeTakeFirstOrThrow();
  await erasePerson(context, { requestId: again.id }, OVER);
  await expectForgotten(person);
  expect(
    await server.db.selectFrom("mail").select("subject").where("to", "=", person.email).execute(),
  ).toEqual([]);
});

test("where media lie in a bucket, a server on another folder forgets again whom the first one forgot", async () => {
  const store = await openStorage({}, path.join(server.dataDir, "bucket"));
  // A store without paths of its own, as one that is reached over the network.
  const services = { ...server.services, storage: { ...store, pathOf: () => null } };
  const on = (folder: string) => ({ ...context, services, dataDir: path.join(server.dataDir, folder) });
  const person = await aMarkedPerson(server);
  await erasePerson(on("first"), { requestId: await aDueDeletion(person.userId) }, OVER);
  await server.db.deleteFrom("erasure").execute();
  await aUser(server.db, { id: person.userId, email: person.email });
  await reconcilePrivacy(on("second"), OVER);
  expect(
    await server.db.selectFrom("deletionRequest").select("userId").where("isReplay", "=", true).execute(),
  ).toEqual([{ userId: person.userId }]);
});

test("a list that was brought along into the data folder counts beside the one in the bucket", async () => {
  const store = await openStorage({}, path.join(server.dataDir, "bucket"));
  const services = { ...server.services, storage: { ...store, pathOf: () => null } };
  const other = await aUser(server.db);
  await store.putBytes("erasures.txt", Buffer.from(lineOf("somebody-else")), "text/plain");
  await writeFile(path.join(server.dataDir, "erasures.txt"), lineOf(other.id));
  await reconcilePrivacy({ ...context, services }, OVER);
  expect(
    await server.db.selectFrom("deletionRequest").select("userId").where("isReplay", "=", true).execute(),
  ).toEqual([{ userId: other.id }]);
  expect(
    Buffer.from(await store.bytes("erasures.txt"))
      .toString()
      .split("\n")
      .sort(),
  ).toEqual(["", lineOf("somebody-else").trim(), lineOf(other.id).trim()].sort());
});

const lineOf = (userId: string) => `${erasureHash(userId)} ${START.toISOString()}\n`;
