import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { aUser } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import type { JobContext } from "../jobContext.ts";
import { openPostOffice } from "../providers/mail/postOffice.ts";
import { openMailer } from "../providers/mail.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { reconcileBroadcasts } from "./reconcileBroadcasts.ts";
import { sendBroadcast } from "./sendBroadcast.ts";

const CROWD = 3000;

let server: TestServer;
let context: JobContext;
let ada: Viewer;
let clock = new Date("2026-11-21T10:00:00Z");
const START = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  server = await openTestServer(() => clock);
  context = { db: server.db, services: server.services, dataDir: server.dataDir };
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id, clock);
});
beforeEach(async () => {
  clock = START;
  const { db } = server;
  await db.deleteFrom("broadcast").execute();
  await db.deleteFrom("notification").execute();
  await db.deleteFrom("mail").execute();
  await db.deleteFrom("user").where("id", "!=", ada.userId).execute();
});
afterAll(() => server.close());

const CONTENT = {
  titleEn: "The shop opens",
  titleEs: "Abre la tienda",
  bodyEn: "From Monday you can sell records here.",
  bodyEs: "Desde el lunes puedes vender discos aquí.",
  link: "/store",
  channels: ["app", "email"],
  toEveryone: true,
  roles: [] as string[],
  tiers: [] as string[],
  targetEmails: [] as string[],
};
const CREATE = /* GraphQL */ `
  mutation Create($input: CreateBroadcastInput!) {
    createBroadcast(input: $input) { __typename ... on CreateBroadcastPayload { broadcast { id version state } } ... on InvalidInput { field message } }
  }
`;
const UPDATE = /* GraphQL */ `
  mutation Update($input: UpdateBroadcastInput!) {
    updateBroadcast(input: $input) { __typename ... on UpdateBroadcastPayload { broadcast { id titleEn } } ... on InvalidInput { field message } ... on StaleBroadcast { current { version } } }
  }
`;
const SEND = /* GraphQL */ `
  mutation Send($input: SendBroadcastInput!) {
    sendBroadcast(input: $input) { __typename ... on SendBroadcastPayload { broadcast { id state } } ... on InvalidInput { field message } ... on StaleBroadcast { current { version } } }
  }
`;
const CANCEL = /* GraphQL */ `
  mutation Cancel($input: CancelBroadcastInput!) {
    cancelBroadcast(input: $input) { __typename ... on CancelBroadcastPayload { broadcast { state version } } ... on InvalidInput { field message } }
  }
`;
const LOG = /* GraphQL */ `
  query Log($id: ID!, $state: DeliveryState, $after: String) {
    node(id: $id) { ... on Broadcast { state deliveryCounts { channel state count } deliveries(first: 2, after: $after, state: $state) { totalCount pageInfo { endCursor hasNextPage } edges { node { email channel state reason } } } } }
  }
`;
const REACH = /* GraphQL */ `
  query Reach($toEveryone: Boolean!, $roles: [Role!]!, $tiers: [Tier!]!, $targetEmails: [String!]!) {
    admin { broadcastReach(toEveryone: $toEveryone, roles: $roles, tiers: $tiers, targetEmails: $targetEmails) { people app email unknownEmails } }
  }
`;

const ask = async (query: string, input: object, viewer: Viewer | null = ada) =>
  Object.values((await server.ask(viewer, query, { input })).data ?? {})[0] as any;
const draft = async (some: object = {}) =>
  (await ask(CREATE, { content: { ...CONTENT, ...some } })).broadcast as { id: string; version: number };
const rowId = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1]!;
const run = (id: string) => sendBroadcast(context, { broadcastId: rowId(id) }, () => clock);
const bells = () => server.db.selectFrom("notification").selectAll().execute();
const letters = () => server.db.selectFrom("mail").selectAll().execute();

/** Somebody who agreed to letters, with a confirmed address. */
async function aReader(email: string, some: object = {}) {
  const user = await aUser(server.db, { role: "fan", email, emailVerified: true, ...some });
  await setPreferences(server.db, user.id, { marketingConsent: true }, clock);
  return user;
}

/** Thousands of people, every third of whom agreed to letters. */
async function aCrowd(size: number): Promise<void> {
  const people = Array.from({ length: size }, (_, place) => ({
    id: crypto.randomUUID(),
    name: `Person ${place}`,
    email: `person${place}@example.test`,
    role: "fan",
    emailVerified: true,
  }));
  await server.db.insertInto("user").values(people).execute();
  const consents = people
    .filter((_, place) => place % 3 === 0)
    .map(({ id }) => ({ userId: id, key: "marketingConsent", value: "true", updatedAt: clock }));
  await server.db.insertInto("preference").values(consents).execute();
}

test("an announcement reaches every bell, and mailboxes only of those who agreed to letters", async () => {
  await aReader("reader@example.test");
  await aReader("unsure@example.test", { emailVerified: false });
  const silent = await aUser(server.db, { role: "fan", email: "silent@example.test", emailVerified: true });
  await setPreferences(server.db, silent.id, { notifications: { "product.app": false } }, clock);
  await aReader("gone@example.test", { suspendedAt: clock });
  const { id, version } = await draft();
  expect(await ask(SEND, { id, version })).toMatchObject({ broadcast: { state: "sending" } });
  await run(id);

  const told = (await bells()).map(({ userId, titleEs, link, source }) => ({
    userId,
    titleEs,
    link,
    source,
  }));
  expect(told).toHaveLength(3);
  expect(told.find(({ userId }) => userId === silent.id)).toBeUndefined();
  expect(told[0]).toMatchObject({ titleEs: "Abre la tienda", link: "/store" });
  const mails = await letters();
  expect(mails.map(({ to }) => to)).toEqual(["reader@example.test"]);
  expect(mails[0]!.subject).toBe("The shop opens · Abre la tienda");
  // The reader's own way out, for people and for mail programs.
  const { body, leaveUrl } = mails[0]!;
  expect(leaveUrl).toMatch(/^http:\/\/127\.0\.0\.1:4000\/mailing\/stop\/product\//);
  expect(body).toContain(leaveUrl);

  const { data } = await server.ask(ada, LOG, { id });
  expect(data.node.state).toBe("sent");
  const counted = Object.fromEntries(
    data.node.deliveryCounts.map(({ channel, state, count }: any) => [`${channel} ${state}`, count]),
  );
  expect(counted).toEqual({ "app delivered": 3, "app skipped": 1, "email mailed": 1, "email skipped": 3 });
  const skipped = (await server.ask(ada, LOG, { id, state: "skipped" })).data.node.deliveries;
  expect(skipped.totalCount).toBe(4);
  expect(skipped.pageInfo.hasNextPage).toBe(true);
  const rest = await server.ask(ada, LOG, { id, state: "skipped", after: skipped.pageInfo.endCursor });
  const reasons = [...skipped.edges, ...rest.data.node.deliveries.edges].map(({ node }: any) => node);
  expect(reasons).toContainEqual({
    email: "unsure@example.test",
    channel: "email",
    state: "skipped",
    reason: "unverified",
  });
  expect(reasons.filter(({ reason }: any) => reason === "choice")).toHaveLength(3);
});

test("it is for those of the chosen roles and plans, and for people by name", async () => {
  await aReader("pro@example.test", { role: "artist", userTier: "artist_pro" });
  await aReader("trial@example.test", { role: "artist", userTier: "artist_starter" });
  await aReader("fan@example.test", { userTier: "fan_pro" });
  await aReader("named@example.test", { userTier: "fan_free" });
  const audience = {
    toEveryone: false,
    roles: ["artist"],
    tiers: ["pro"],
    targetEmails: ["Named@example.test", "nobody@example.test"],
  };
  const reach = (await server.ask(ada, REACH, audience)).data.admin.broadcastReach;
  expect(reach).toEqual({ people: 2, app: 2, email: 2, unknownEmails: ["nobody@example.test"] });
  expect(await ask(CREATE, { content: { ...CONTENT, ...audience } })).toMatchObject({
    field: "targetEmails",
    message: "No account has the address nobody@example.test.",
  });
  const { id, version } = await draft({ ...audience, targetEmails: ["named@example.test"] });
  await ask(SEND, { id, version });
  await run(id);
  const mailed = (await letters()).map(({ to }) => to).sort();
  expect(mailed).toEqual(["named@example.test", "pro@example.test"]);
});

test("nobody chosen is nobody, and not everybody", async () => {
  const nobody = { toEveryone: false, roles: [], tiers: [], targetEmails: [] };
  expect((await server.ask(ada, REACH, nobody)).data.admin.broadcastReach.people).toBe(0);
  expect(await ask(CREATE, { content: { ...CONTENT, ...nobody } })).toMatchObject({ field: "audience" });
});

test("a link never leads out of the product", async () => {
  const link = "//elsewhere.example";
  expect(await ask(CREATE, { content: { ...CONTENT, link } })).toMatchObject({ field: "link" });
});

test("a scheduled announcement waits, can be taken back, changed and sent later; a started one cannot", async () => {
  const reader = await aReader("reader@example.test");
  const { id, version } = await draft();
  const early = await ask(SEND, { id, version, scheduledFor: new Date("2026-11-21T09:00:00Z") });
  expect(early).toMatchObject({ field: "scheduledFor", message: "Choose a time in the future." });
  const scheduledFor = new Date("2026-11-22T08:00:00Z");
  expect(await ask(SEND, { id, version, scheduledFor })).toMatchObject({ broadcast: { state: "scheduled" } });
  await run(id);
  expect(await bells()).toEqual([]);
  const edit = { id, version: version + 1, content: { ...CONTENT, titleEn: "Later" } };
  expect(await ask(UPDATE, edit)).toMatchObject({ field: "state" });

  const { broadcast } = await ask(CANCEL, { id });
  expect(broadcast.state).toBe("draft");
  clock = scheduledFor;
  await run(id);
  expect(await bells()).toEqual([]);
  expect(await ask(UPDATE, { ...edit, version: broadcast.version })).toMatchObject({
    broadcast: { titleEn: "Later" },
  });
  const stale = await ask(SEND, { id, version: broadcast.version });
  expect(stale.__typename).toBe("StaleBroadcast");
  await ask(SEND, { id, version: stale.current.version });
  expect(await ask(CANCEL, { id })).toMatchObject({ field: "state" });
  await run(id);
  expect((await bells()).find(({ userId }) => userId === reader.id)?.titleEn).toBe("Later");
  const log = await server.db
    .selectFrom("audit")
    .select("action")
    .where("entityId", "=", rowId(id))
    .orderBy("seq")
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    "broadcast.create",
    "broadcast.schedule",
    "broadcast.cancel",
    "broadcast.update",
    "broadcast.send",
  ]);
});

test("a broadcast whose job was lost is found again and sent", async () => {
  await aReader("reader@example.test");
  const { id, version } = await draft({ channels: ["app"] });
  await ask(SEND, { id, version, scheduledFor: new Date("2026-11-21T10:30:00Z") });
  await server.database.pool.query("delete from pgboss.job where name = 'send-broadcast'");
  clock = new Date("2026-11-21T11:00:00Z");
  await reconcileBroadcasts(context, clock);
  const jobs = await server.database.pool.query(
    "select data from pgboss.job where name = 'send-broadcast' and state = 'created'",
  );
  expect(jobs.rows.map(({ data }) => data)).toEqual([{ broadcastId: rowId(id) }]);
  await run(id);
  expect(await bells()).toHaveLength(2);
});

test("whose mail server takes a letter and hangs up before it says so is not written to again, and the log says why", async () => {
  const office = await openPostOffice();
  const mailer = openMailer(server.db, { SMTP_URL: office.url });
  const withOffice = { ...context, services: { ...server.services, mailer } };
  const send = (id: string) => sendBroadcast(withOffice, { broadcastId: rowId(id) }, () => clock);
  await aReader("reader@example.test");
  await aReader("other@example.test");
  const { id, version } = await draft({ channels: ["email"] });
  await ask(SEND, { id, version });

  office.hangsUp = true;
  await send(id).catch(() => {});
  office.hangsUp = false;
  clock = new Date(clock.getTime() + 61_000);
  await send(id);
  await office.close();

  expect(office.letters.map(({ to }) => to).sort()).toEqual(["other@example.test", "reader@example.test"]);
  const { deliveries } = (await server.ask(ada, LOG, { id, state: "failed" })).data.node;
  expect(deliveries.edges.map(({ node }: any) => node.reason)).toEqual([
    "Nobody knows whether this letter arrived.",
    "Nobody knows whether this letter arrived.",
  ]);
});

test("while the mail server takes no calls an announcement waits, and nobody is left out", async () => {
  // It lets one in and says nothing: whether it is a mail server at all nobody knows.
  const silent = createServer((line) => setTimeout(() => line.destroy(), 20)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const mailer = openMailer(server.db, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const withMailer = { ...context, services: { ...server.services, mailer } };
  const send = (id: string) => sendBroadcast(withMailer, { broadcastId: rowId(id) }, () => clock);
  await aReader("reader@example.test");
  const { id, version } = await draft({ channels: ["email"] });
  await ask(SEND, { id, version });
  await expect(send(id)).rejects.toThrow();
  silent.close();
  const office = await openPostOffice(port);
  clock = new Date(clock.getTime() + 61_000);
  await send(id);
  await office.close();
  expect(office.letters.map(({ to }) => to)).toEqual(["reader@example.test"]);
});

test(`of ${CROWD} people nobody is told twice and nobody is missed, wherever the server dies on the way`, async () => {
  await aCrowd(CROWD);
  const { id, version } = await draft();
  await ask(SEND, { id, version });
  // Each life ends at a statement of its own: while people are listed, told, mailed, in the middle of a transaction.
  let deaths = 0;
  for (let life = 1; ; life++) {
    const died = await dyingAfter(life * 20, () => run(id));
    if (!died) break;
    deaths += 1;
    clock = new Date(clock.getTime() + 61_000);
  }
  expect(deaths).toBeGreaterThan(5);

  const everybody = await server.db.selectFrom("user").select(["id", "email"]).execute();
  const told = (await bells()).map(({ userId }) => userId);
  expect(told).toHaveLength(everybody.length);
  expect(new Set(told).size).toBe(everybody.length);
  const mailed = (await letters()).map(({ to }) => to);
  expect(mailed).toHaveLength(CROWD / 3);
  expect(new Set(mailed).size).toBe(CROWD / 3);
  const left = await server.db
    .selectFrom("broadcastDelivery")
    .where("state", "=", "queued")
    .select("id")
    .execute();
  expect(left).toEqual([]);
});

test("while thousands are told, others are answered", async () => {
  await aCrowd(CROWD);
  const { id, version } = await draft({ channels: ["app"] });
  await ask(SEND, { id, version });
  let isDone = false;
  const sending = run(id).finally(() => {
    isDone = true;
  });
  let longest = 0;
  const begun = performance.now();
  let answers = 0;
  while (!isDone) {
    const start = performance.now();
    await server.ask(ada, "query Me { viewer { unreadNotificationCount } }");
    longest = Math.max(longest, performance.now() - start);
    answers += 1;
  }
  await sending;
  expect(answers).toBeGreaterThan(5);
  // Nobody waits for the end of it, however slow the machine is.
  expect(longest).toBeLessThan((performance.now() - begun) / 2);
});

/** Lets the process "die" at its nth statement: from then on the database answers nothing. True when it came to that. */
async function dyingAfter(statements: number, act: () => Promise<unknown>): Promise<boolean> {
  const query = pg.Client.prototype.query;
  let sent = 0;
  let isDead = false;
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const text: string = typeof given[0] === "string" ? given[0] : given[0].text;
    // What is rolled back dies with its connection; our own pool has to be told.
    if (text.includes("pgboss") || text === "rollback") return query.apply(this, given as never);
    sent += 1;
    if (sent <= statements) return query.apply(this, given as never);
    isDead = true;
    const death = new Error("The server died.");
    const callback = given.find((one) => typeof one === "function");
    return callback ? callback(death) : Promise.reject(death);
  } as typeof query;
  try {
    await act();
  } catch (error) {
    if (!isDead) throw error;
  } finally {
    pg.Client.prototype.query = query;
  }
  return isDead;
}
