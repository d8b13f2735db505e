import { insertPassword, updateUser } from "../../db/accounts/users.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { changeMembership, findMembership } from "../../db/workspaces/members.ts";
import { insertMembership } from "../../db/workspaces/workspaces.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const ORIGIN = "http://127.0.0.1:4000";
const PASSWORD = "upbeat-01";

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return server.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
}

const JOIN = /* GraphQL */ `mutation Join($input: RegisterIndeeInput!) { registerIndee(input: $input) { success error } }`;

/** Somebody who typed this address, with a password; whether it is theirs nobody knows. */
async function aNewcomer(email = `${crypto.randomUUID()}@example.test`) {
  const input = {
    ...{ email, password: PASSWORD, fullName: "Nova Reyes", stageName: "Nova" },
    ...{ role: "indee", registrationFlow: "indee", marketingConsent: false },
    ...{ ageConfirmation: true, termsAccepted: true, privacyPolicyAccepted: true },
  };
  expect((await server.ask(null, JOIN, { input })).data.registerIndee).toEqual({
    success: true,
    error: null,
  });
  const user = await server.db
    .selectFrom("user")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { id: workspaceId } = await server.db
    .selectFrom("workspace")
    .select("id")
    .where("ownerId", "=", user.id)
    .executeTakeFirstOrThrow();
  return { ...user, workspaceId };
}

async function tokenTo(email: string, path: string): Promise<string> {
  const bodies = await server.db
    .selectFrom("mail")
    .select("body")
    .where("to", "=", email)
    .orderBy("createdAt", "desc")
    .execute();
  const found = bodies.map(({ body }) => new RegExp(`${path}\\?token=([\\w.-]+)`).exec(body)?.[1]);
  return found.find(Boolean)!;
}

async function linkFor(email: string): Promise<{ token: string; cookie: string }> {
  const asked = await post("/api/auth/sign-in/magic-link", { email });
  const cookie = asked.headers.getSetCookie().find((each) => each.startsWith("levare.asked="))!;
  return { token: await tokenTo(email, "/auth/link"), cookie: cookie.split(";")[0]! };
}

const told = async (userId: string, mutation: string, input: object) => {
  const name = mutation[0]!.toUpperCase() + mutation.slice(1);
  const document = /* GraphQL */ `mutation M($input: ${name}Input!) {
    ${mutation}(input: $input) { __typename ... on UserError { code message } }
  }`;
  const viewer = await viewerFor(server, userId);
  return (await server.ask(viewer, document, { input })).data[mutation];
};

test("who joins with a password is signed in at once, and invites and shares only once the address is proven", async () => {
  const nova = await aNewcomer();
  await updateUser(server.db, nova.id, { userTier: "artist_pro" });
  const workspaceId = encodeGlobalID("Workspace", nova.workspaceId);
  const wishes: [string, object][] = [
    ["inviteMember", { workspaceId, email: "kai@example.test", role: "manager" }],
    ["createCalendarFeed", { workspaceId }],
    [
      "createAssetLink",
      { assetId: encodeGlobalID("Asset", crypto.randomUUID()), days: 7, label: "", allowsDownload: true },
    ],
  ];
  for (const [mutation, input] of wishes)
    expect(await told(nova.id, mutation, input)).toEqual({
      __typename: "EmailUnproven",
      code: "accounts.emailUnproven",
      message: `Confirm your address first: open the email we sent to ${nova.email} and press its button.`,
    });

  const token = await tokenTo(nova.email, "/auth/prove");
  expect(await told(nova.id, "proveEmail", { token })).toEqual({ __typename: "ProveEmailPayload" });
  for (const [mutation, input] of wishes)
    expect((await told(nova.id, mutation, input)).__typename).not.toBe("EmailUnproven");
});

test("who accepts an invitation by the letter that came to their address has proven it with that", async () => {
  const owner = await aUser(server.db);
  const { id } = await aWorkspace(server.db, { ownerId: owner.id });
  await server.db.updateTable("membership").set({ role: "admin" }).where("userId", "=", owner.id).execute();
  const [nova, kai] = [await aNewcomer(), await aNewcomer()];
  const input = { workspaceId: encodeGlobalID("Workspace", id), email: nova.email, role: "manager" };
  expect((await told(owner.id, "inviteMember", input)).__typename).toBe("InviteMemberPayload");
  const token = await tokenTo(nova.email, "/invitation");

  expect((await told(kai.id, "acceptInvitation", { token })).__typename).toBe("WrongMailbox");
  expect((await told(nova.id, "acceptInvitation", { token })).__typename).toBe("AcceptInvitationPayload");
  const proven = await server.db.selectFrom("user").select(["id", "emailVerified"]).execute();
  const isProven = (who: string) => proven.find(({ id }) => id === who)!.emailVerified;
  expect([isProven(nova.id), isProven(kai.id)]).toEqual([true, false]);
  expect(await findMembership(server.db, id, nova.id)).toMatchObject({ role: "manager" });
});

test("the letter proves nothing in the session of somebody else, and nothing to who made its link up", async () => {
  const [nova, kai] = [await aNewcomer(), await aNewcomer()];
  const token = await tokenTo(nova.email, "/auth/prove");
  for (const [who, given] of [
    [kai.id, token],
    [nova.id, `${token.slice(0, -2)}xx`],
    [nova.id, "zzzzzzzz.xx"],
  ] as const)
    expect((await told(who, "proveEmail", { token: given })).__typename).toBe("LinkSpent");
});

test("the letter is sent again when asked for, once a minute", async () => {
  const nova = await aNewcomer();
  const again = async () => {
    const document = "mutation M { requestEmailProof { __typename } }";
    return (await server.ask(await viewerFor(server, nova.id), document)).data.requestEmailProof.__typename;
  };
  expect([await again(), await again()]).toEqual(["RequestEmailProofPayload", "InvalidInput"]);
  const letters = server.db.selectFrom("mail").select("subject").where("to", "=", nova.email);
  expect((await letters.execute()).map(({ subject }) => subject)).toEqual([
    "Confirm your Levare address",
    "Confirm your Levare address",
  ]);
});

test.each(["a sign-in link", "a new password"])(
  "whoever proves by %s a mailbox that a stranger had registered inherits none of the stranger's ways in",
  async (way) => {
    const victim = await aNewcomer();
    const { id, workspaceId } = victim;
    // All that an account could do before addresses were asked for.
    await updateUser(server.db, id, { emailVerified: true, userTier: "artist_pro" });
    const strangers = [await viewerFor(server, id)];
    const accomplice = await aUser(server.db);
    await server.db
      .transaction()
      .execute((trx) => insertMembership(trx, { workspaceId, userId: accomplice.id, role: "artist" }));
    const place = await findMembership(server.db, workspaceId, accomplice.id);
    await server.db
      .transaction()
      .execute((trx) => changeMembership(trx, place!.id, { isAccountOwner: true }));
    const invited = { workspaceId: encodeGlobalID("Workspace", workspaceId), email: "mallory@example.test" };
    expect((await told(id, "inviteMember", { ...invited, role: "manager" })).__typename).toBe(
      "InviteMemberPayload",
    );
    await told(id, "createCalendarFeed", { workspaceId: invited.workspaceId });
    await updateUser(server.db, id, { emailVerified: false });

    let sessions = 0;
    if (way === "a sign-in link") {
      const { token, cookie } = await linkFor(victim.email);
      expect((await post("/api/auth/magic-link/confirm", { token }, { cookie })).status).toBe(200);
      sessions = 1;
    } else {
      const document =
        "mutation M($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
      await server.ask(null, document, { input: { email: victim.email } });
      const token = await tokenTo(victim.email, "/auth/reset");
      const reset = "mutation M($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }";
      const answer = await server.ask(null, reset, { input: { token, newPassword: "their-own-one" } });
      expect(answer.data.resetPassword.__typename).toBe("ResetPasswordPayload");
    }

    expect((await post("/api/auth/sign-in/email", { email: victim.email, password: PASSWORD })).status).toBe(
      401,
    );
    const left = await server.db
      .selectFrom("user")
      .where("user.id", "=", id)
      .select((eb) => [
        "emailVerified",
        eb
          .selectFrom("session")
          .where("userId", "=", id)
          .select(eb.fn.countAll<number>().as("n"))
          .as("sessions"),
        eb.selectFrom("session").where("id", "=", strangers[0]!.sessionId!).select("id").as("strangers"),
        eb.selectFrom("calendarFeed").where("userId", "=", id).select("id").as("feed"),
        eb
          .selectFrom("invitation")
          .where("workspaceId", "=", workspaceId)
          .where("revokedAt", "is", null)
          .select("id")
          .as("invitation"),
        eb
          .selectFrom("membership")
          .where("workspaceId", "=", workspaceId)
          .select(eb.fn.countAll<number>().as("n"))
          .as("members"),
      ])
      .executeTakeFirstOrThrow();
    expect(left).toEqual({
      ...{ emailVerified: true, sessions, strangers: null, feed: null, invitation: null, members: 1 },
    });
  },
);

test("who opens a sign-in link where they are signed in with their password keeps it", async () => {
  const nova = await aNewcomer();
  const session = await server.cookieFor(nova.id);
  const { token, cookie } = await linkFor(nova.email);
  const answer = await post("/api/auth/magic-link/confirm", { token }, { cookie: `${session}; ${cookie}` });
  expect(answer.status).toBe(200);
  expect((await post("/api/auth/sign-in/email", { email: nova.email, password: PASSWORD })).status).toBe(200);
});

test("nobody is made an owner whose address is not proven", async () => {
  const owner = await aUser(server.db);
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: owner.id });
  const kai = await aUser(server.db, { name: "Kai", emailVerified: false });
  await server.db
    .transaction()
    .execute((trx) => insertMembership(trx, { workspaceId, userId: kai.id, role: "manager" }));
  const place = await findMembership(server.db, workspaceId, kai.id);
  const input = { id: encodeGlobalID("Member", place!.id), isAccountOwner: true };
  await server.db.updateTable("membership").set({ role: "admin" }).where("userId", "=", owner.id).execute();
  expect(await told(owner.id, "setMemberOwner", input)).toMatchObject({
    __typename: "EmailUnproven",
    message: "Kai has not confirmed their address yet. Owners have to.",
  });
  await updateUser(server.db, kai.id, { emailVerified: true });
  expect((await told(owner.id, "setMemberOwner", input)).__typename).toBe("SetMemberOwnerPayload");
});

test("a link that was asked for in another browser names the account and signs in only who says that it is theirs", async () => {
  const mallory = await aUser(server.db, { email: "mallory-sends@example.test" });
  const { token } = await linkFor(mallory.email);
  const opened = await post("/api/auth/magic-link/confirm", { token });
  expect(opened.status).toBe(409);
  expect(opened.headers.getSetCookie()).toEqual([]);
  expect(await opened.json()).toMatchObject({
    code: "accounts.linkElsewhere",
    params: { email: mallory.email },
  });
  expect((await post("/api/auth/magic-link/confirm", { token, email: "kai@example.test" })).status).toBe(409);
  expect((await post("/api/auth/magic-link/confirm", { token, email: mallory.email })).status).toBe(200);
});

test("no answer that begins a session tells its token to scripts", async () => {
  const { id, email } = await aUser(server.db);
  await insertPassword(server.db, id, await (await server.services.auth.$context).password.hash(PASSWORD));
  const { token, cookie } = await linkFor(email);
  for (const answer of [
    await post("/api/auth/sign-in/email", { email, password: PASSWORD }),
    await post("/api/auth/magic-link/confirm", { token }, { cookie }),
  ]) {
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.getSetCookie().join()).toMatch(/levare\.session_token=[^;]+;.*HttpOnly/);
  }
});
