import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { verifyAudit } from "../../db/audit/verifyAudit.ts";
import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let ada: Viewer;
beforeAll(async () => {
  server = await openTestServer();
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id);
});
afterAll(() => server.close());

const USERS = /* GraphQL */ `
  query Users($filter: AdminUserFilter, $first: Int, $after: String) {
    admin { users(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { email fullName role tier ownsWorkspace suspendedAt } }
    } }
  }
`;
const DETAIL = /* GraphQL */ `
  query Detail($id: ID!) {
    node(id: $id) { ... on AdminUser {
      identities { provider } sessions { browser system address } flags tier
      memberships { role isAccountOwner workspace { name owner { email } } }
      auditEvents(first: 5) { edges { node { action actorName subject { name isGone } before after ip } } }
    } }
  }
`;
const ROLE = /* GraphQL */ `
  mutation Role($input: ChangeUserRoleInput!) {
    changeUserRole(input: $input) { __typename ... on ChangeUserRolePayload { user { role capabilities memberships { workspace { name } } } } ... on InvalidInput { field message } }
  }
`;
const SUSPEND = /* GraphQL */ `
  mutation Suspend($input: SuspendUserInput!) {
    suspendUser(input: $input) { __typename ... on SuspendUserPayload { user { suspendedAt suspensionReason sessions { id } } } ... on InvalidInput { field message } }
  }
`;
const LIFT = /* GraphQL */ `
  mutation Lift($input: LiftUserSuspensionInput!) {
    liftUserSuspension(input: $input) { ... on LiftUserSuspensionPayload { user { suspendedAt suspensionReason } } }
  }
`;
const SIGN_OUT = /* GraphQL */ `
  mutation Out($input: SignOutUserInput!) { signOutUser(input: $input) { ... on SignOutUserPayload { user { sessions { id } } } } }
`;
const WORKSPACES = /* GraphQL */ `
  query Workspaces($filter: AdminWorkspaceFilter) {
    admin { workspaces(filter: $filter) { totalCount edges { node {
      name workspaceType subscriptionTier complianceStatus memberCount trackCount storageBytes suspendedAt owner { email }
    } } } }
  }
`;
const TRANSFER = /* GraphQL */ `
  mutation Transfer($input: TransferWorkspaceInput!) {
    transferWorkspace(input: $input) { __typename ... on TransferWorkspacePayload { workspace { memberCount owner { email } } } ... on InvalidInput { field message } }
  }
`;
const TIER = /* GraphQL */ `
  mutation Tier($input: ChangeWorkspaceTierInput!) {
    changeWorkspaceTier(input: $input) { ... on ChangeWorkspaceTierPayload { workspace { subscriptionTier effectiveTier isOwnersPlan } } }
  }
`;
const CLOSE = /* GraphQL */ `
  mutation Close($input: SuspendWorkspaceInput!) {
    suspendWorkspace(input: $input) { ... on SuspendWorkspacePayload { workspace { suspendedAt suspensionReason } } }
  }
`;
const OPEN = /* GraphQL */ `
  mutation Open($input: RestoreWorkspaceInput!) { restoreWorkspace(input: $input) { ... on RestoreWorkspacePayload { workspace { suspendedAt } } } }
`;
const STATS = /* GraphQL */ `
  { admin { stats { users artists suspendedUsers trials workspaces tracks storageBytes } signUps { weekStart fans artists } parts { name isEmbedded isOk } } }
`;
const JOBS = /* GraphQL */ `
  { admin { queues { name waiting failed } failedJobs { id queue reason tries } } }
`;
const RETRY = /* GraphQL */ `mutation Retry($input: RetryJobInput!) { retryJob(input: $input) { __typename } }`;
const AUDIT = /* GraphQL */ `
  query Audit($filter: AuditEventFilter, $first: Int, $after: String) {
    admin { auditActions auditEvents(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { number actorEmail action entity subject { name isGone } before after ip hash } }
    } }
  }
`;
const VERIFY = /* GraphQL */ `mutation Verify { verifyAuditLog { verdict { isWhole entries brokenAt problem { message } } } }`;

const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await server.ask(ada, document, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
};
const personId = (id: string) => encodeGlobalID("AdminUser", id);
const studioId = (id: string) => encodeGlobalID("AdminWorkspace", id);
const reason = "Forty comments with the same link";
const lastEntry = async () => (await ask(AUDIT, { first: 1 })).admin.auditEvents.edges[0].node;

test("people are found by name, address, role, plan and state, page by page", async () => {
  const createdAt = new Date("2030-01-01T00:00:00Z");
  for (const name of ["Lena One", "Lena Two", "Lena Three"])
    await aUser(server.db, { name, role: "educator", userTier: "fan_pro", createdAt });
  await aUser(server.db, { name: "Lena 100%", role: "fan", suspendedAt: new Date() });
  const names = async (filter: object) =>
    (await ask(USERS, { filter })).admin.users.edges.map(({ node }: any) => node.fullName).sort();
  expect(await names({ text: "lena", role: "educator" })).toEqual(["Lena One", "Lena Three", "Lena Two"]);
  expect(await names({ text: "lena", userTier: "fan_pro" })).toHaveLength(3);
  expect(await names({ text: "0%" })).toEqual(["Lena 100%"]);
  expect(await names({ text: "lena", status: "suspended" })).toEqual(["Lena 100%"]);

  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: any = (await ask(USERS, { filter: { text: "lena" }, first: 2, after })).admin.users;
    expect(page.totalCount).toBe(4);
    seen.push(...page.edges.map(({ node }: any) => node.fullName));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(new Set(seen).size).toBe(4);
});

test("a person's page shows how they sign in, where they are, what they own and what was done", async () => {
  const user = await aUser(server.db, { name: "Iris Vale", role: "artist", userTier: "artist_pro" });
  await aWorkspace(server.db, { ownerId: user.id, name: "Iris's Studio" });
  await server.db
    .insertInto("account")
    .values({ id: newId(), userId: user.id, accountId: user.id, providerId: "credential" })
    .execute();
  await viewerFor(server, user.id);
  await ask(SIGN_OUT, { input: { id: personId(user.id) } });
  await viewerFor(server, user.id);
  expect((await ask(DETAIL, { id: personId(user.id) })).node).toMatchObject({
    identities: [{ provider: "password" }],
    sessions: [{ browser: null, system: null, address: null }],
    tier: "pro",
    flags: ["PHONE_DIALER"],
    memberships: [
      {
        role: "artist",
        isAccountOwner: true,
        workspace: { name: "Iris's Studio", owner: { email: user.email } },
      },
    ],
    auditEvents: {
      edges: [
        {
          node: {
            action: "user.signOut",
            actorName: "Ada Lane",
            subject: { name: `Iris Vale (${user.email})`, isGone: false },
            after: '{"endedSessions":1}',
          },
        },
      ],
    },
  });
});

test("a fan who is made an artist gets the artist's side and a studio, and the log keeps the reason", async () => {
  const { id } = await aUser(server.db, { name: "Mara Fan", role: "fan", capabilities: ["fan"] });
  const { changeUserRole } = await ask(ROLE, { input: { id: personId(id), role: "artist", reason } });
  expect(changeUserRole.user).toEqual({
    role: "artist",
    capabilities: ["fan", "artist"],
    memberships: [{ workspace: { name: "Mara Fan's Studio" } }],
  });
  expect(await lastEntry()).toMatchObject({
    action: "user.role",
    actorEmail: ada.email,
    before: '{"role":"fan","capabilities":["fan"]}',
    after: `{"role":"artist","capabilities":["fan","artist"],"reason":"${reason}"}`,
  });
});

test("no superadmin is made here, owners stay in the studio, and a reason is asked for", async () => {
  const owner = await aUser(server.db, { role: "artist" });
  await aWorkspace(server.db, { ownerId: owner.id });
  const attempt = async (id: string, role: string, why = reason) =>
    (await ask(ROLE, { input: { id: personId(id), role, reason: why } })).changeUserRole;
  expect(await attempt(owner.id, "superadmin")).toMatchObject({ field: "role" });
  expect(await attempt(ada.userId, "fan")).toMatchObject({ field: "role" });
  expect(await attempt(owner.id, "fan")).toMatchObject({
    field: "role",
    message: expect.stringContaining("owns a workspace"),
  });
  expect(await attempt(owner.id, "manager", " ")).toMatchObject({ field: "reason" });
  expect(await attempt(owner.id, "manager")).toMatchObject({ __typename: "ChangeUserRolePayload" });
});

test("a suspension ends every session at once, and lifting it tells what it was", async () => {
  const user = await aUser(server.db, { role: "fan" });
  await viewerFor(server, user.id);
  const id = personId(user.id);
  const { suspendUser } = await ask(SUSPEND, { input: { id, reason } });
  expect(suspendUser.user).toMatchObject({ suspensionReason: reason, sessions: [] });
  expect((await ask(LIFT, { input: { id } })).liftUserSuspension.user).toEqual({
    suspendedAt: null,
    suspensionReason: null,
  });
  expect(JSON.parse((await lastEntry()).before)).toMatchObject({ reason });
});

test("nobody can suspend themselves or another superadmin", async () => {
  const other = await aUser(server.db, { role: "superadmin" });
  for (const id of [ada.userId, other.id])
    expect((await ask(SUSPEND, { input: { id: personId(id), reason } })).suspendUser.__typename).toBe(
      "InvalidInput",
    );
});

test("a workspace is listed with owner, plan, tracks and storage", async () => {
  const owner = await aUser(server.db, { email: "owner-of-bay@example.test" });
  const { id } = await aWorkspace(server.db, {
    name: "Bay Records",
    ownerId: owner.id,
    workspaceType: "label",
  });
  const track = await aTrack(server.db, { workspaceId: id, masterBytes: 5_000_000_000 });
  await aTrack(server.db, { workspaceId: id, state: "archived", masterBytes: 7 });
  await server.db
    .insertInto("rendition")
    .values({
      trackId: track.id,
      quality: "high",
      storageKey: "x",
      mimeType: "audio/webm",
      bytes: 300,
      bitrate: 128,
    })
    .execute();
  const { workspaces } = (await ask(WORKSPACES, { filter: { text: "owner-of-bay", workspaceType: "label" } }))
    .admin;
  expect(workspaces).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          name: "Bay Records",
          workspaceType: "label",
          subscriptionTier: "free",
          complianceStatus: "ok",
          memberCount: 1,
          trackCount: 1,
          storageBytes: 5_000_000_307,
          suspendedAt: null,
          owner: { email: "owner-of-bay@example.test" },
        },
      },
    ],
  });
});

test("a workspace gets another plan, another owner, and is closed and opened again", async () => {
  const { id, ownerId } = await aWorkspace(server.db);
  const heir = await aUser(server.db, { email: "heir@example.test", role: "manager" });
  const { changeWorkspaceTier } = await ask(TIER, {
    input: { id: studioId(id), tier: "enterprise", reason },
  });
  expect(changeWorkspaceTier.workspace.subscriptionTier).toBe("enterprise");

  const transfer = { id: studioId(id), email: " Heir@example.test", reason };
  expect((await ask(TRANSFER, { input: transfer })).transferWorkspace.workspace).toEqual({
    memberCount: 2,
    owner: { email: "heir@example.test" },
  });
  expect((await viewerFor(server, heir.id)).memberships).toMatchObject([
    { workspaceId: id, isAccountOwner: true },
  ]);
  expect((await viewerFor(server, ownerId)).memberships).toMatchObject([
    { workspaceId: id, isAccountOwner: false },
  ]);

  await ask(CLOSE, { input: { id: studioId(id), reason } });
  expect((await viewerFor(server, heir.id)).memberships).toEqual([]);
  await ask(OPEN, { input: { id: studioId(id) } });
  expect((await viewerFor(server, heir.id)).memberships).toHaveLength(1);
});

test("a plan that a workspace is given counts only where its owner has none of their own, and the answer says so", async () => {
  const given = async (userTier: string | null) => {
    const { id: ownerId } = await aUser(server.db, { userTier });
    const { id } = await aWorkspace(server.db, { ownerId });
    const input = { id: studioId(id), tier: "pro", reason };
    return (await ask(TIER, { input })).changeWorkspaceTier.workspace;
  };
  const subscriptionTier = "pro";
  expect(await given(null)).toEqual({ subscriptionTier, effectiveTier: "pro", isOwnersPlan: false });
  expect(await given("fan_free")).toEqual({ subscriptionTier, effectiveTier: "pro", isOwnersPlan: false });
  expect(await given("artist_label")).toEqual({
    ...{ subscriptionTier, effectiveTier: "enterprise" },
    isOwnersPlan: true,
  });
});

test.each([
  ["nobody@example.test", "No account has this address."],
  ["a-fan@example.test", "A workspace belongs to an artist, a manager, a label or an admin."],
])("a workspace cannot be given to %s", async (email, message) => {
  await aUser(server.db, { email: "a-fan@example.test", role: "fan" }).catch(() => {});
  const { id } = await aWorkspace(server.db);
  const { transferWorkspace } = await ask(TRANSFER, { input: { id: studioId(id), email, reason } });
  expect(transferWorkspace).toEqual({ __typename: "InvalidInput", field: "email", message });
});

test("the dashboard counts what is there, week by week, and says what the server stands on", async () => {
  const before = (await ask(STATS)).admin;
  await aUser(server.db, { role: "fan", capabilities: ["fan"] });
  await aUser(server.db, {
    userTier: "artist_starter",
    trialEndsAt: new Date(Date.now() + 86_400_000),
    createdAt: new Date(Date.now() - 7 * 86_400_000),
  });
  const { stats, signUps, parts } = (await ask(STATS)).admin;
  expect(stats.users - before.stats.users).toBe(2);
  expect(stats.artists - before.stats.artists).toBe(1);
  expect(stats.trials - before.stats.trials).toBe(1);
  expect(signUps).toHaveLength(12);
  expect(signUps[11].fans - before.signUps[11].fans).toBe(1);
  expect(signUps[10].artists - before.signUps[10].artists).toBe(1);
  expect(parts.find(({ name }: any) => name === "database").isOk).toBe(true);
  expect(parts.find(({ name }: any) => name === "storage")).toEqual({
    name: "storage",
    isEmbedded: true,
    isOk: true,
  });
  const isAlone = server.database.engine === "embedded";
  expect(parts.find(({ name }: any) => name === "events").isEmbedded).toBe(isAlone);
});

test("a job that failed is shown with its reason and can be tried again", async () => {
  const id = newId();
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on, retry_count, output)
    values (${id}, 'render-track', '{"trackId":"x"}', 'failed', now(), 2, '{"message":"No sound in it"}')`.execute(
    server.db,
  );
  const { queues, failedJobs } = (await ask(JOBS)).admin;
  expect(failedJobs).toEqual([
    { id: encodeGlobalID("FailedJob", id), queue: "render-track", reason: "No sound in it", tries: 3 },
  ]);
  expect(queues.find(({ name }: any) => name === "render-track")).toMatchObject({ failed: 1 });
  expect((await ask(RETRY, { input: { id: failedJobs[0].id } })).retryJob.__typename).toBe("RetryJobPayload");
  expect((await ask(JOBS)).admin.failedJobs).toEqual([]);
  expect((await ask(RETRY, { input: { id: failedJobs[0].id } })).retryJob.__typename).toBe("NotFound");
});

test("the log is filtered by who, what and when, and pages without a gap", async () => {
  const { id } = await aUser(server.db, { role: "fan" });
  for (let i = 0; i < 3; i++) await ask(SIGN_OUT, { input: { id: personId(id) } });
  const count = async (filter: object) => (await ask(AUDIT, { filter })).admin.auditEvents.totalCount;
  const all = await count({ action: "user.signOut" });
  expect(all).toBeGreaterThanOrEqual(3);
  expect(await count({ action: "user" })).toBeGreaterThan(all);
  expect(await count({ action: "user.signOut", actor: "ada lane" })).toBe(all);
  expect(await count({ actor: "nobody at all" })).toBe(0);
  expect(await count({ to: "2020-01-01T00:00:00.000Z" })).toBe(0);
  expect((await ask(AUDIT)).admin.auditActions).toContain("user.signOut");
  const numbers: number[] = [];
  let after: string | null = null;
  do {
    const page: any = (await ask(AUDIT, { first: 4, after })).admin.auditEvents;
    numbers.push(...page.edges.map(({ node }: any) => node.number));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at));
});

test("verifying the log says that it is whole, and after an edit at which entry it is not", async () => {
  const { verdict } = (await ask(VERIFY)).verifyAuditLog;
  expect(verdict).toEqual({ isWhole: true, entries: expect.any(Number), brokenAt: null, problem: null });
  expect(await lastEntry()).toMatchObject({ action: "audit.verify" });
  await server.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update audit set action = 'user.lift' where seq = 2`.execute(trx);
  });
  expect((await ask(VERIFY)).verifyAuditLog.verdict).toMatchObject({ isWhole: false, brokenAt: 2 });
  expect(await verifyAudit(server.db, null)).toMatchObject({ ok: false, seq: 2 });
});

test("the log as a file holds what the filter leaves, for a superadmin only", async () => {
  const fetchAs = async (userId: string | null, path = "/api/admin/audit.csv?action=user.suspend") =>
    server.app.request(path, { headers: userId ? { cookie: await server.cookieFor(userId) } : {} });
  const answer = await fetchAs(ada.userId);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^number,time,actor/);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(",user.suspend,");
  expect(await lastEntry()).toMatchObject({ action: "audit.export" });
  const artist = await aUser(server.db, { role: "artist" });
  for (const who of [artist.id, null]) expect((await fetchAs(who)).status).toBe(404);
});

test("whoever is not a superadmin finds no administration at all", async () => {
  const owner = await aUser(server.db, { role: "admin" });
  const { id } = await aWorkspace(server.db, { ownerId: owner.id });
  const people = [
    owner,
    ...(await Promise.all((["fan", "artist", "admin"] as const).map((role) => aUser(server.db, { role })))),
  ];
  for (const person of people) {
    const viewer = await viewerFor(server, person.id);
    const answers = await Promise.all([
      server.ask(viewer, USERS),
      server.ask(viewer, STATS),
      server.ask(viewer, AUDIT),
      server.ask(viewer, JOBS),
      server.ask(viewer, ROLE, { input: { id: personId(person.id), role: "manager", reason } }),
      server.ask(viewer, SUSPEND, { input: { id: personId(ada.userId), reason } }),
      server.ask(viewer, CLOSE, { input: { id: studioId(id), reason } }),
      server.ask(viewer, VERIFY),
    ]);
    for (const { errors } of answers) expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await server.ask(viewer, DETAIL, { id: personId(person.id) })).data.node).toBeNull();
  }
});
