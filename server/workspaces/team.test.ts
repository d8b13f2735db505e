import { listMails } from "../../db/accounts/mails.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

const INVITE = /* GraphQL */ `mutation Invite($input: InviteMemberInput!) {
  inviteMember(input: $input) {
    __typename
    ... on InviteMemberPayload { invitation { id email role isExpired } workspace { invitations { totalCount } } }
    ... on InvalidInput { field message }
    ... on NotFound { message }
  }
}`;
const OFFER = /* GraphQL */ `query Offer($token: String!) {
  invitation(token: $token) { studio inviter role email }
}`;
const ACCEPT = /* GraphQL */ `mutation Accept($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    __typename
    ... on AcceptInvitationPayload { viewer { role capabilities tier workspace { id name } workspaces { id } } }
    ... on WrongMailbox { email message }
    ... on LinkSpent { message }
  }
}`;
const RESEND = /* GraphQL */ `mutation Resend($input: ResendInvitationInput!) {
  resendInvitation(input: $input) { __typename }
}`;
const REVOKE = /* GraphQL */ `mutation Revoke($input: RevokeInvitationInput!) {
  revokeInvitation(input: $input) { __typename }
}`;
const TEAM = /* GraphQL */ `query Team($first: Int, $after: String) {
  viewer { workspace { members(first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { id name email role isAccountOwner isViewer lastSeenAt } }
  } } }
}`;
const ROLE = /* GraphQL */ `mutation Role($input: ChangeMemberRoleInput!) {
  changeMemberRole(input: $input) { __typename ... on ChangeMemberRolePayload { member { role } } }
}`;
const OWNER = /* GraphQL */ `mutation Owner($input: SetMemberOwnerInput!) {
  setMemberOwner(input: $input) { __typename ... on LastOwner { message } }
}`;
const REMOVE = /* GraphQL */ `mutation Remove($input: RemoveMemberInput!) { removeMember(input: $input) { __typename } }`;
const LEAVE = /* GraphQL */ `mutation Leave($input: LeaveWorkspaceInput!) {
  leaveWorkspace(input: $input) { __typename ... on LastOwner { message } }
}`;

const idOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

/** A studio and its owner, as they ask now. */
async function aStudio(some: object = {}) {
  const owner = await aUser(server.db, { role: "artist", userTier: "artist_pro", name: "Noa Lindqvist" });
  const workspace = await aWorkspace(server.db, { ownerId: owner.id, name: "Noa's Studio", ...some });
  return { owner, workspace, id: idOf("Workspace", workspace.id), asks: await viewerFor(server, owner.id) };
}

async function join(workspaceId: string, role = "manager", isAccountOwner = false) {
  const user = await aUser(server.db, { role: "artist" });
  const { id } = await server.db
    .insertInto("membership")
    .values({ workspaceId, userId: user.id, role, isAccountOwner })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { user, member: idOf("Member", id) };
}

async function letterTo(email: string) {
  const mail = (await listMails(server.db, 50)).find(({ to }) => to === email);
  return { mail, token: /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "" };
}

async function invite(studio: Awaited<ReturnType<typeof aStudio>>, email: string, role = "manager") {
  const input = { workspaceId: studio.id, email, role };
  return (await server.ask(studio.asks, INVITE, { input })).data.inviteMember;
}

const accept = async (userId: string, token: string) =>
  (await server.ask(await viewerFor(server, userId), ACCEPT, { input: { token } })).data.acceptInvitation;

test("a fan who accepts an invitation works in the studio as what they were invited as, and keeps the fan's side", async () => {
  const studio = await aStudio({ subscriptionTier: "pro" });
  const fan = await aUser(server.db, {
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_free",
    email: "fan@example.test",
  });
  expect(await invite(studio, " Fan@Example.test ")).toMatchObject({
    invitation: { email: "fan@example.test", role: "manager", isExpired: false },
    workspace: { invitations: { totalCount: 1 } },
  });
  const { mail, token } = await letterTo("fan@example.test");
  // Nobody knows which language they read.
  expect(mail!.subject).toBe(
    "Noa Lindqvist invites you to Noa's Studio on Levare · Noa Lindqvist te invita a Noa's Studio en Levare",
  );
  expect((await server.ask(null, OFFER, { token })).data.invitation).toEqual({
    studio: "Noa's Studio",
    inviter: "Noa Lindqvist",
    role: "manager",
    email: "fan@example.test",
  });
  expect((await accept(fan.id, token)).viewer).toEqual({
    role: "manager",
    capabilities: ["fan", "artist"],
    tier: "pro",
    workspace: { id: studio.id, name: "Noa's Studio" },
    workspaces: [{ id: studio.id }],
  });
  expect(await accept(fan.id, token)).toMatchObject({ __typename: "LinkSpent" });
  const left = await server.ask(await viewerFor(server, fan.id), LEAVE, { input: { id: studio.id } });
  expect(left.data.leaveWorkspace.__typename).toBe("LeaveWorkspacePayload");
  expect(await viewerFor(server, fan.id)).toMatchObject({ role: "fan", capabilities: ["fan"], tier: "free" });
});

test("an invitation opens only for the address it was sent to, and says which one that is", async () => {
  const studio = await aStudio();
  await invite(studio, "right@example.test");
  const { token } = await letterTo("right@example.test");
  const other = await aUser(server.db, { email: "wrong@example.test" });
  expect(await accept(other.id, token)).toMatchObject({
    __typename: "WrongMailbox",
    email: "right@example.test",
  });
  expect(
    await server.db.selectFrom("membership").where("userId", "=", other.id).selectAll().execute(),
  ).toEqual([]);
});

test("an invitation that is seven days old, taken back or sent anew opens nothing any more", async () => {
  const studio = await aStudio();
  const { invitation } = await invite(studio, "late@example.test");
  const first = (await letterTo("late@example.test")).token;
  const offer = async (token: string) => (await server.ask(null, OFFER, { token })).data.invitation;
  await server.ask(studio.asks, RESEND, { input: { id: invitation.id } });
  const second = (await letterTo("late@example.test")).token;
  expect([await offer(first), (await offer(second))?.email]).toEqual([null, "late@example.test"]);
  const before = clock.now;
  clock.now = new Date(before.getTime() + 7 * 86_400_000);
  expect(await offer(second)).toBeNull();
  clock.now = before;
  await server.ask(studio.asks, REVOKE, { input: { id: invitation.id } });
  expect(await offer(second)).toBeNull();
  const user = await aUser(server.db, { email: "late@example.test" });
  expect(await accept(user.id, second)).toMatchObject({ __typename: "LinkSpent" });
});

test("the token of a letter is nowhere in the database", async () => {
  const studio = await aStudio();
  await invite(studio, "secret@example.test");
  const { token } = await letterTo("secret@example.test");
  const rows = await server.db.selectFrom("invitation").selectAll().execute();
  expect(token).not.toBe("");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("whoever is on the team is not invited again, and a mailbox gets five letters an hour at most", async () => {
  const studio = await aStudio();
  expect(await invite(studio, studio.owner.email)).toMatchObject({
    message: "This person is already on the team.",
  });
  expect(await invite(studio, "no address")).toMatchObject({ field: "email" });
  const answers = [];
  for (let at = 0; at < 6; at++) answers.push((await invite(studio, "often@example.test")).__typename);
  expect(answers).toEqual([...Array(5).fill("InviteMemberPayload"), "InvalidInput"]);
});

test("an administrator invites and removes, and cannot touch roles or owners", async () => {
  const studio = await aStudio();
  const admin = await join(studio.workspace.id, "admin");
  const manager = await join(studio.workspace.id);
  const asks = await viewerFor(server, admin.user.id);
  expect(await invite({ ...studio, asks }, "new@example.test")).toMatchObject({
    __typename: "InviteMemberPayload",
  });
  const role = { id: manager.member, role: "admin" };
  expect((await server.ask(asks, ROLE, { input: role })).data.changeMemberRole.__typename).toBe("NotFound");
  const team = (await server.ask(asks, TEAM)).data.viewer.workspace.members.edges;
  const owner = team.find(({ node }: any) => node.isAccountOwner).node.id;
  expect((await server.ask(asks, REMOVE, { input: { id: owner } })).data.removeMember.__typename).toBe(
    "NotFound",
  );
  const removed = await server.ask(asks, REMOVE, { input: { id: manager.member } });
  expect(removed.data.removeMember.__typename).toBe("RemoveMemberPayload");
  expect((await server.ask(studio.asks, TEAM)).data.viewer.workspace.members.totalCount).toBe(2);
});

test("a manager does not see the team, nor invites anybody", async () => {
  const studio = await aStudio();
  const { user } = await join(studio.workspace.id);
  const asks = await viewerFor(server, user.id);
  expect((await server.ask(asks, TEAM)).data.viewer.workspace.members).toBeNull();
  expect(await invite({ ...studio, asks }, "new@example.test")).toEqual({
    __typename: "NotFound",
    message: "Not found",
  });
});

test("a long team comes a page at a time, whoever joined last first", async () => {
  const studio = await aStudio();
  for (let at = 0; at < 3; at++) await join(studio.workspace.id);
  const page = async (after?: string) =>
    (await server.ask(studio.asks, TEAM, { first: 3, after })).data.viewer.workspace.members;
  const first = await page();
  const second = await page(first.pageInfo.endCursor);
  expect([first.totalCount, first.edges.length, first.pageInfo.hasNextPage]).toEqual([4, 3, true]);
  expect(second.edges.map(({ node }: any) => node.isViewer)).toEqual([true]);
});

test("the last owner cannot leave, be removed or give the ownership up", async () => {
  const studio = await aStudio();
  const [me] = (await server.ask(studio.asks, TEAM)).data.viewer.workspace.members.edges;
  const answers = [
    (await server.ask(studio.asks, LEAVE, { input: { id: studio.id } })).data.leaveWorkspace,
    (await server.ask(studio.asks, REMOVE, { input: { id: me.node.id } })).data.removeMember,
    (await server.ask(studio.asks, OWNER, { input: { id: me.node.id, isAccountOwner: false } })).data
      .setMemberOwner,
  ];
  expect(answers.map(({ __typename }) => __typename)).toEqual(["LastOwner", "LastOwner", "LastOwner"]);
});

test("of two owners who leave at the same moment one stays, and is the owner on record", async () => {
  const studio = await aStudio();
  const other = await join(studio.workspace.id, "admin", true);
  const viewers = [studio.asks, await viewerFor(server, other.user.id)];
  const answers = await Promise.all(
    viewers.map(
      async (asks) => (await server.ask(asks, LEAVE, { input: { id: studio.id } })).data.leaveWorkspace,
    ),
  );
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(["LastOwner", "LeaveWorkspacePayload"]);
  const left = await server.db
    .selectFrom("membership")
    .innerJoin("workspace", "workspace.id", "membership.workspaceId")
    .where("workspaceId", "=", studio.workspace.id)
    .select(["userId", "ownerId", "isAccountOwner"])
    .execute();
  expect(left).toEqual([{ userId: left[0]!.ownerId, ownerId: left[0]!.ownerId, isAccountOwner: true }]);
});

test("every change of a team stands in the audit log", async () => {
  const studio = await aStudio();
  const { member } = await join(studio.workspace.id);
  await server.ask(studio.asks, ROLE, { input: { id: member, role: "admin" } });
  await server.ask(studio.asks, OWNER, { input: { id: member, isAccountOwner: true } });
  await server.ask(studio.asks, REMOVE, { input: { id: member } });
  await invite(studio, "audited@example.test");
  const rows = await server.db
    .selectFrom("audit")
    .select("action")
    .where("workspaceId", "=", studio.workspace.id)
    .orderBy("seq")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    "member.role",
    "member.owner",
    "member.remove",
    "invitation.send",
  ]);
});
