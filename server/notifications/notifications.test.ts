import { setPreferences } from "../../db/accounts/preferences.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { openInvitation } from "../../db/workspaces/invitations.ts";
import { newToken } from "../accounts/tokens.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { Viewer } from "../graphql/context.ts";
import { inEveryLanguage } from "../providers/mail/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { type News, notify } from "./notify.ts";

let server: TestServer;
let now = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  server = await openTestServer(() => now);
});
afterAll(() => server.close());

const LIST = /* GraphQL */ `
  query List($after: String) {
    viewer { unreadNotificationCount notifications(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { id titleEn titleEs link readAt } } } }
  }
`;
const READ = /* GraphQL */ `
  mutation Read($input: MarkNotificationReadInput!) {
    markNotificationRead(input: $input) { __typename ... on MarkNotificationReadPayload { viewer { unreadNotificationCount } } }
  }
`;
const READ_ALL = /* GraphQL */ `mutation ReadAll { markAllNotificationsRead { readAt viewer { unreadNotificationCount } } }`;
const UNDO = /* GraphQL */ `
  mutation Undo($input: UndoMarkAllNotificationsReadInput!) { undoMarkAllNotificationsRead(input: $input) { viewer { unreadNotificationCount } } }
`;
const ACCEPT = /* GraphQL */ `
  mutation Accept($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }
`;
const CHANGE = /* GraphQL */ `
  mutation Change($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { __typename } }
`;
const REMOVE = /* GraphQL */ `
  mutation Remove($input: RemoveMemberInput!) { removeMember(input: $input) { __typename } }
`;
const TEAM = /* GraphQL */ `
  query Team($id: ID!) { node(id: $id) { ... on Workspace { members(first: 10) { edges { node { id email } } } } } }
`;

const bellOf = async (viewer: Viewer, after?: string) =>
  (await server.ask(viewer, LIST, { after })).data.viewer as any;
const titles = async (viewer: Viewer) =>
  (await bellOf(viewer)).notifications.edges.map(({ node }: any) => node.titleEn);
const fan = async (some: object = {}) =>
  viewerFor(server, (await aUser(server.db, { role: "fan", ...some })).id, now);
const TEXT = { titleEn: "A fact", titleEs: "Un hecho", bodyEn: ".", bodyEs: "." };

function told({ userId }: Viewer, source: string, minutes = 0) {
  const at = new Date(now.getTime() + minutes * 60_000);
  const news = { userId, topic: "team", source, link: "/", text: { ...TEXT, titleEn: source } } as const;
  return server.db.transaction().execute((trx) => notify(trx, news, at));
}

test("a fact that is told twice stands once at the bell", async () => {
  const ana = await fan();
  expect((await told(ana, "fact")).notificationId).not.toBeNull();
  expect((await told(ana, "fact")).notificationId).toBeNull();
  expect((await bellOf(ana)).unreadNotificationCount).toBe(1);
});

test("what somebody silenced is not told on that channel, and a letter only to those who want letters", async () => {
  const ana = await fan();
  const choose = (isBell: boolean) =>
    setPreferences(
      server.db,
      ana.userId,
      { notifications: { "team.app": isBell, "team.email": !isBell } },
      now,
    );
  const system = actingAs("cli", server, () => now);
  const notifyFact = verb("notifyFact", {
    unaudited: "Nothing happened.",
    async run(act, news: News) {
      act.notify(news);
      return act.done({});
    },
  });
  const letter = { to: ana.email, ...inEveryLanguage("A fact", ".") };
  const news = { userId: ana.userId, topic: "team", source: "fact", link: null, text: TEXT, letter } as const;
  const mails = () => server.db.selectFrom("mail").selectAll().where("to", "=", ana.email).execute();
  await choose(false);
  await act(system, notifyFact, news);
  expect((await bellOf(ana)).unreadNotificationCount).toBe(0);
  expect(await mails()).toHaveLength(1);
  await choose(true);
  await act(system, notifyFact, { ...news, source: "another" });
  expect((await bellOf(ana)).unreadNotificationCount).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test("no letter goes to who is suspended, nor to an address that nobody has proven", async () => {
  const notifyFact = verb("notifyFact", {
    unaudited: "Nothing happened.",
    async run(act, news: News) {
      act.notify(news);
      return act.done({});
    },
  });
  for (const standing of [{ suspendedAt: now }, { emailVerified: false }]) {
    const { userId, email } = await fan();
    await setPreferences(server.db, userId, { notifications: { "team.email": true } }, now);
    await server.db.updateTable("user").set(standing).where("id", "=", userId).execute();
    const letter = { to: email, ...inEveryLanguage("A fact", ".") };
    const news = { userId, topic: "team", source: "fact", link: null, text: TEXT, letter } as const;
    await act(
      actingAs("cli", server, () => now),
      notifyFact,
      news,
    );
    const mails = await server.db.selectFrom("mail").selectAll().where("to", "=", email).execute();
    expect(mails).toEqual([]);
  }
});

test("a change that is rolled back tells nobody, and a link out of the product is refused", async () => {
  const ana = await fan();
  const news = { userId: ana.userId, topic: "team", source: "fact", link: "/", text: TEXT } as const;
  const failing = server.db.transaction().execute(async (trx) => {
    await notify(trx, news, now);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect((await bellOf(ana)).unreadNotificationCount).toBe(0);
  await expect(notify(server.db, { ...news, link: "//elsewhere.example" }, now)).rejects.toThrow();
});

test("the bell lists the newest first, page by page; marking all as read can be taken back exactly", async () => {
  const ana = await fan();
  for (const [place, source] of ["first", "second", "third"].entries()) await told(ana, source, place);
  const page = (await bellOf(ana)).notifications;
  expect(page.edges.map(({ node }: any) => node.titleEn)).toEqual(["third", "second"]);
  const rest = (await bellOf(ana, page.pageInfo.endCursor)).notifications;
  expect(rest.edges.map(({ node }: any) => node.titleEn)).toEqual(["first"]);
  expect(rest.pageInfo.hasNextPage).toBe(false);

  const { id } = page.edges[0].node;
  const read = await server.ask(ana, READ, { input: { id, isRead: true } });
  expect(read.data.markNotificationRead.viewer.unreadNotificationCount).toBe(2);
  now = new Date(now.getTime() + 1000);
  const all = (await server.ask(ana, READ_ALL)).data.markAllNotificationsRead;
  expect(all.viewer.unreadNotificationCount).toBe(0);
  const undone = await server.ask(ana, UNDO, { input: { readAt: all.readAt } });
  expect(undone.data.undoMarkAllNotificationsRead.viewer.unreadNotificationCount).toBe(2);
  const foreign = await server.ask(await fan(), READ, { input: { id, isRead: true } });
  expect(foreign.data.markNotificationRead.__typename).toBe("NotFound");
});

test("whoever invited hears of the answer, and a member of what others did to their place", async () => {
  const owner = await aUser(server.db, { role: "artist", name: "Nova Reyes" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: owner.id, name: "Nova's Studio" });
  const email = "ana@example.test";
  const ana = await fan({ name: "Ana Ruiz", email });
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + 1_000_000);
  const place = { workspaceId, role: "manager", invitedBy: owner.id };
  await server.db
    .transaction()
    .execute((trx) => openInvitation(trx, { ...place, email, tokenHash, expiresAt }));
  await server.ask(ana, ACCEPT, { input: { token } });
  const nova = await viewerFor(server, owner.id, now);
  expect(await titles(nova)).toEqual(["Ana Ruiz joined Nova's Studio"]);

  const id = Buffer.from(`Workspace:${workspaceId}`).toString("base64");
  const team = (await server.ask(nova, TEAM, { id })).data.node.members.edges;
  const member = team.find(({ node }: any) => node.email === email).node.id;
  now = new Date(now.getTime() + 1000);
  await server.ask(nova, CHANGE, { input: { id: member, role: "artist" } });
  expect(await titles(ana)).toEqual(["Your role in Nova's Studio changed"]);
  now = new Date(now.getTime() + 1000);
  await server.ask(nova, REMOVE, { input: { id: member } });
  expect((await titles(ana))[0]).toBe("You are no longer on the team of Nova's Studio");
});
