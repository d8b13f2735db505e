import { listMails } from "../../db/accounts/mails.ts";
import { insertPassword } from "../../db/accounts/users.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { openStream } from "../graphql/testing/openStream.ts";
import { openTestServer, shortestOf, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let clock = new Date();
beforeAll(async () => void (server = await openTestServer(() => clock)));
beforeEach(() => void (clock = new Date()));
afterAll(() => server.close());

const PASSWORD = "first-password";

async function aPerson(password: string | null = PASSWORD) {
  const user = await aUser(server.db);
  if (password) {
    const { password: library } = await server.services.auth.$context;
    await insertPassword(server.db, user.id, await library.hash(password));
  }
  return user;
}

const result = async (viewer: any, mutation: string, input: object) => {
  const name = mutation[0]!.toUpperCase() + mutation.slice(1);
  const document = /* GraphQL */ `mutation M($input: ${name}Input!) {
    ${mutation}(input: $input) { __typename ... on UserError { message } ... on InvalidInput { field } ${EXTRA[mutation] ?? ""} }
  }`;
  return (await server.ask(viewer, document, { input })).data[mutation];
};
const EXTRA: Record<string, string> = {
  confirmEmailChange: "... on ConfirmEmailChangePayload { isDone }",
};

async function signsIn(email: string, password: string): Promise<boolean> {
  return (await post("/api/auth/sign-in/email", { email, password })).status === 200;
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return server.app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-levare": "1",
      origin: "http://127.0.0.1:4000",
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function lettersTo(email: string) {
  return (await listMails(server.db, 500)).filter(({ to }) => to === email);
}

async function tokenTo(email: string): Promise<string> {
  const letter = (await lettersTo(email)).find(({ body }) => body.includes("token="));
  return /token=([\w-]+)/.exec(letter!.body)![1]!;
}

test("a password is changed by who knows the old one; other places are signed out when wished, and a letter tells it", async () => {
  const user = await aPerson();
  const [here, there] = [await viewerFor(server, user.id), await viewerFor(server, user.id)];
  const change = { currentPassword: PASSWORD, newPassword: "second-password", endOtherSessions: true };
  expect(await result(here, "changePassword", change)).toEqual({ __typename: "ChangePasswordPayload" });
  expect(await signsIn(user.email, "second-password")).toBe(true);
  expect(await signsIn(user.email, PASSWORD)).toBe(false);
  const left = await server.db.selectFrom("session").select("id").where("userId", "=", user.id).execute();
  const ids = left.map(({ id }) => id);
  expect([ids.includes(here.sessionId!), ids.includes(there.sessionId!)]).toEqual([true, false]);
  expect((await lettersTo(user.email))[0]!.subject).toContain("password was changed");
});

test.each([
  [
    "a wrong old password",
    { currentPassword: "not-my-password" },
    "currentPassword",
    "This is not your password.",
  ],
  [
    "a new password of seven characters",
    { newPassword: "seven77" },
    "newPassword",
    "Password must be at least 8 characters long.",
  ],
])("%s changes nothing", async (_what, wrong, field, message) => {
  const user = await aPerson();
  const change = {
    currentPassword: PASSWORD,
    newPassword: "second-password",
    endOtherSessions: false,
    ...wrong,
  };
  const answer = await result(await viewerFor(server, user.id), "changePassword", change);
  expect(answer).toEqual({ __typename: "InvalidInput", field, message });
  expect(await signsIn(user.email, PASSWORD)).toBe(true);
});

test("who sits at an open session guesses its password five times, then has to wait", async () => {
  const user = await aPerson();
  const viewer = await viewerFor(server, user.id);
  const guess = (currentPassword: string) =>
    result(viewer, "changePassword", {
      currentPassword,
      newPassword: "second-password",
      endOtherSessions: false,
    });
  for (let n = 0; n < 5; n++)
    expect(await guess(`guess-number-${n}`)).toMatchObject({ message: "This is not your password." });
  expect(await guess(PASSWORD)).toMatchObject({ message: "Too many attempts. Wait a moment and try again." });
  clock = new Date(clock.getTime() + 5 * 60_000);
  expect(await guess(PASSWORD)).toEqual({ __typename: "ChangePasswordPayload" });
});

test("somebody who signs in by link sets a first password once", async () => {
  const user = await aPerson(null);
  const viewer = await viewerFor(server, user.id);
  expect(await result(viewer, "setFirstPassword", { newPassword: "my-first-one" })).toMatchObject({
    __typename: "SetFirstPasswordPayload",
  });
  expect(await signsIn(user.email, "my-first-one")).toBe(true);
  expect(await result(viewer, "setFirstPassword", { newPassword: "my-second-one" })).toMatchObject({
    message: "Your account has a password already. Change it instead.",
  });
});

test("a forgotten password is replaced by a link that works once, and everybody is signed out", async () => {
  const user = await aPerson();
  const viewer = await viewerFor(server, user.id);
  await result(null, "requestPasswordReset", { email: user.email.toUpperCase() });
  const reset = { token: await tokenTo(user.email), newPassword: "after-the-reset" };
  expect(await result(null, "resetPassword", reset)).toEqual({ __typename: "ResetPasswordPayload" });
  expect(
    await server.db.selectFrom("session").select("id").where("id", "=", viewer.sessionId).execute(),
  ).toEqual([]);
  expect(await signsIn(user.email, "after-the-reset")).toBe(true);
  expect(await result(null, "resetPassword", reset)).toEqual({
    __typename: "LinkSpent",
    message: "This link was already used or has expired.",
  });
});

test("a link for a new password ends after thirty minutes", async () => {
  const user = await aPerson();
  await result(null, "requestPasswordReset", { email: user.email });
  const token = await tokenTo(user.email);
  clock = new Date(clock.getTime() + 30 * 60_000);
  expect(await result(null, "resetPassword", { token, newPassword: "too-late-now" })).toMatchObject({
    message: "This link was already used or has expired.",
  });
});

test("of twenty who come with one link exactly one sets the password", async () => {
  const user = await aPerson();
  await result(null, "requestPasswordReset", { email: user.email });
  const token = await tokenTo(user.email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      result(null, "resetPassword", { token, newPassword: `password-${n}` }),
    ),
  );
  expect(answers.filter(({ __typename }) => __typename === "ResetPasswordPayload")).toHaveLength(1);
});

test("asking for a new password answers alike for an address without an account, which gets a letter without a link", async () => {
  const user = await aPerson();
  const [known, unknown] = [user.email, "nobody-here@example.test"];
  const answers = await Promise.all(
    [known, unknown].map((email) => result(null, "requestPasswordReset", { email })),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect((await lettersTo(unknown)).map(({ body }) => body.includes("token="))).toEqual([false]);
});

test("nothing that opens an account is stored as it stands in the letter", async () => {
  const user = await aPerson();
  await result(null, "requestPasswordReset", { email: user.email });
  const rows = await server.db
    .selectFrom("passwordReset")
    .selectAll()
    .where("userId", "=", user.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(await tokenTo(user.email));
});

test("an address changes once both sides said yes; the session that asked stays and the others end", async () => {
  const user = await aPerson();
  const [here, there] = [await viewerFor(server, user.id), await viewerFor(server, user.id)];
  const newEmail = `new-${user.email}`;
  await result(here, "requestEmailChange", { newEmail, password: PASSWORD });

  expect(await result(null, "confirmEmailChange", { token: await tokenTo(newEmail) })).toMatchObject({
    isDone: false,
  });
  expect(await signsIn(newEmail, PASSWORD)).toBe(false);
  expect(await result(null, "confirmEmailChange", { token: await tokenTo(user.email) })).toMatchObject({
    isDone: true,
  });

  const left = await server.db.selectFrom("session").select("id").where("userId", "=", user.id).execute();
  expect(left.map(({ id }) => id)).toEqual([here.sessionId]);
  expect(there.sessionId).not.toBe(here.sessionId);
  expect([await signsIn(newEmail, PASSWORD), await signsIn(user.email, PASSWORD)]).toEqual([true, false]);
  const { content } = await server.db
    .selectFrom("audit")
    .innerJoin("auditPart", "auditPart.seq", "audit.seq")
    .where("audit.action", "=", "user.email.change")
    .where("auditPart.part", "=", "what")
    .select("auditPart.content")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content!)).toMatchObject({ before: { email: user.email }, after: { email: newEmail } });
});

test.each([
  ["without the password", { password: "guessed-it-" }, "password", "This is not your password."],
  ["to the same address", { newEmail: "same" }, "newEmail", "This is your address already."],
])("an address is not changed %s", async (_how, wrong, field, message) => {
  const user = await aPerson();
  const wish = { newEmail: `other-${user.email}`, password: PASSWORD, ...wrong };
  if (wish.newEmail === "same") wish.newEmail = user.email;
  const answer = await result(await viewerFor(server, user.id), "requestEmailChange", wish);
  expect(answer).toEqual({ __typename: "InvalidInput", field, message });
  expect(await lettersTo(user.email)).toEqual([]);
});

test("the letters of a change that was withdrawn, replaced or is a day old open nothing", async () => {
  const user = await aPerson();
  const viewer = await viewerFor(server, user.id);
  const ask = async (newEmail: string) => {
    await result(viewer, "requestEmailChange", { newEmail, password: PASSWORD });
    return tokenTo(newEmail);
  };
  const replaced = await ask(`one-${user.email}`);
  const late = await ask(`two-${user.email}`);
  expect(await result(null, "confirmEmailChange", { token: replaced })).toMatchObject({
    message: "This link was already used or has expired.",
  });
  clock = new Date(clock.getTime() + 24 * 3_600_000);
  expect(await result(null, "confirmEmailChange", { token: late })).toMatchObject({
    message: "This link was already used or has expired.",
  });
});

test("whether an address is taken shows nowhere but in its own letterbox", async () => {
  const [user, other] = [await aPerson(), await aPerson()];
  const viewer = await viewerFor(server, user.id);
  const wish = { newEmail: other.email, password: PASSWORD };
  expect(await result(viewer, "requestEmailChange", wish)).toEqual({
    __typename: "RequestEmailChangePayload",
  });
  const [letter] = await lettersTo(other.email);
  expect([letter!.subject.includes("already has"), letter!.body.includes("token=")]).toEqual([true, false]);
});

const SESSIONS = /* GraphQL */ `{ viewer { hasPassword sessions { id isCurrent browser system } } }`;

test("a person sees where they are signed in and ends one place; a stranger cannot end it", async () => {
  const user = await aPerson();
  const [here, there] = [await viewerFor(server, user.id), await viewerFor(server, user.id)];
  const { sessions } = (await server.ask(here, SESSIONS)).data.viewer;
  expect(sessions.map((session: any) => session.isCurrent).sort()).toEqual([false, true]);
  const other = sessions.find((session: any) => !session.isCurrent);

  const stranger = await viewerFor(server, (await aPerson()).id);
  expect(await result(stranger, "revokeSession", { id: other.id })).toMatchObject({ message: "Not found" });
  expect(await result(here, "revokeSession", { id: other.id })).toEqual({
    __typename: "RevokeSessionPayload",
  });
  const left = await server.db.selectFrom("session").select("id").where("userId", "=", user.id).execute();
  expect(left).toEqual([{ id: here.sessionId }]);
  expect(there.sessionId).not.toBe(here.sessionId);
});

test("signing in on a second device is told by letter, on the first and on known ones it is not", async () => {
  const user = await aPerson();
  const credentials = { email: user.email, password: PASSWORD };
  const first = await post("/api/auth/sign-in/email", credentials, {
    "user-agent": "Firefox/143.0 (X11; Linux)",
  });
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("levare.device="))!;
  expect(device).toMatch(/HttpOnly/);
  await post("/api/auth/sign-in/email", credentials, { cookie: device.split(";")[0]! });
  expect(await lettersTo(user.email)).toEqual([]);

  await post("/api/auth/sign-in/email", credentials, { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1" });
  const letters = await lettersTo(user.email);
  expect(letters.map(({ subject }) => subject)).toEqual(["New sign-in to your Levare account"]);
  expect(letters[0]!.body).toContain("Safari on iPhone");
});

const LISTEN = /* GraphQL */ `subscription Listen($id: ID!) { trackChanged(workspaceId: $id) { title } }`;

test("a stream of news ends within a second of its session, and says why", async () => {
  expect(await shortestOf(endOfAStream, 1000)).toBeLessThan(1000);
});

async function endOfAStream(): Promise<number> {
  const user = await aPerson();
  await server.db.updateTable("user").set({ role: "superadmin" }).where("id", "=", user.id).execute();
  const { id } = await aWorkspace(server.db, { ownerId: user.id });
  await aTrack(server.db, { workspaceId: id });
  const response = await openStream(server, user.id, LISTEN, id);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const told = response.text();
  const endedAt = Date.now();
  await server.db.deleteFrom("session").where("userId", "=", user.id).execute();
  expect(await told).toContain("UNAUTHENTICATED");
  return Date.now() - endedAt;
}
