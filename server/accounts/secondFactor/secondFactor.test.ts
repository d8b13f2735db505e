import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { listMails } from "../../../db/accounts/mails.ts";
import { insertPassword } from "../../../db/accounts/users.ts";
import { aUser } from "../../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const PASSWORD = "first-password";
const ORIGIN = "http://127.0.0.1:4000";

async function aPerson(password: string | null = PASSWORD) {
  const user = await aUser(server.db);
  if (password) {
    const { password: library } = await server.services.auth.$context;
    await insertPassword(server.db, user.id, await library.hash(password));
  }
  return { ...user, viewer: await viewerFor(server, user.id) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

async function ask(viewer: any, mutation: string, input: object) {
  const name = mutation[0]!.toUpperCase() + mutation.slice(1);
  const codes = /Codes|confirm/.test(mutation) ? "recoveryCodes" : "";
  const document = /* GraphQL */ `mutation M($input: ${name}Input!) {
    ${mutation}(input: $input) {
      __typename
      ... on ${name}Payload { viewer { secondFactor { since recoveryCodesLeft setupUri } } ${codes} }
      ... on InvalidInput { field code message }
    }
  }`;
  return (await server.ask(viewer, document, { input })).data[mutation];
}

const codeOf = (uri: string) => {
  const secret = new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get("secret")!));
  return createOTP(secret, { digits: 6, period: 30 }).totp();
};

/** Somebody with two-step sign-in: what their app reads, and the codes on paper. */
async function withSecondFactor(person: Person) {
  const begun = await ask(person.viewer, "beginSecondFactor", { password: PASSWORD });
  const uri: string = begun.viewer.secondFactor.setupUri;
  const confirmed = await ask(person.viewer, "confirmSecondFactor", { code: await codeOf(uri) });
  return { uri, codes: confirmed.recoveryCodes as string[] };
}

const post = (path: string, body: object, cookie = "") =>
  server.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", origin: ORIGIN, cookie },
    body: JSON.stringify(body),
  });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .filter((each) => !each!.endsWith("="))
    .join("; ");

async function firstStep(email: string) {
  const answer = await post("/api/auth/sign-in/email", { email, password: PASSWORD });
  return { answer, cookie: cookiesOf(answer) };
}
const lettersTo = async (email: string) =>
  (await listMails(server.db, 500)).filter(({ to }) => to === email).map(({ subject }) => subject);
const sessionsOf = (userId: string) =>
  server.db.selectFrom("session").select("id").where("userId", "=", userId).execute();

test("two-step sign-in is on once the app has shown a right code, and is told by letter", async () => {
  const person = await aPerson();
  expect(await ask(person.viewer, "beginSecondFactor", { password: "not-mine" })).toMatchObject({
    __typename: "InvalidInput",
    message: "This is not your password.",
  });
  const begun = await ask(person.viewer, "beginSecondFactor", { password: PASSWORD });
  const { setupUri } = begun.viewer.secondFactor;
  expect(setupUri).toMatch(/^otpauth:\/\/totp\/Levare:/);
  // Not asked for yet: the app may have read nothing.
  expect((await firstStep(person.email)).answer.status).toBe(200);
  expect(await ask(person.viewer, "confirmSecondFactor", { code: "000000" })).toMatchObject({
    code: "accounts.codeWrong",
  });

  const confirmed = await ask(person.viewer, "confirmSecondFactor", { code: await codeOf(setupUri) });
  expect(confirmed.viewer.secondFactor).toMatchObject({ recoveryCodesLeft: 10, setupUri: null });
  expect(new Set(confirmed.recoveryCodes).size).toBe(10);
  expect(await lettersTo(person.email)).toContain("Two-step sign-in is on for your Levare account");
  // Nobody puts another secret in its place.
  expect(await ask(person.viewer, "beginSecondFactor", { password: PASSWORD })).toMatchObject({
    code: "accounts.codeSetUp",
  });
});

test("with it the right password alone opens nothing, and the code opens", async () => {
  const person = await aPerson();
  const { uri } = await withSecondFactor(person);
  const before = await sessionsOf(person.id);
  const { answer, cookie } = await firstStep(person.email);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "accounts.codeNeeded" });
  expect(cookie).not.toContain("session_token");
  expect(await sessionsOf(person.id)).toEqual(before);

  expect((await post("/api/auth/second-factor", { code: "123 456" }, cookie)).status).toBe(401);
  const opened = await post("/api/auth/second-factor", { code: await codeOf(uri) }, cookie);
  expect(opened.status).toBe(200);
  expect(cookiesOf(opened)).toContain("session_token");
  expect(await sessionsOf(person.id)).toHaveLength(before.length + 1);
  // What was begun is over: the same cookie opens nothing again.
  const again = await post("/api/auth/second-factor", { code: await codeOf(uri) }, cookie);
  expect(await again.json()).toMatchObject({ code: "accounts.codeTooLate" });
});

test("a link from the mailbox is no way around it", async () => {
  const person = await aPerson();
  const { uri } = await withSecondFactor(person);
  const before = await sessionsOf(person.id);
  await post("/api/auth/sign-in/magic-link", { email: person.email });
  const letter = (await listMails(server.db, 500)).find(
    ({ to, body }) => to === person.email && body.includes("token="),
  );
  const token = /token=([\w-]+)/.exec(letter!.body)![1];
  const answer = await post("/api/auth/magic-link/confirm", { token, email: person.email });
  expect(await answer.json()).toMatchObject({ code: "accounts.codeNeeded" });
  expect(await sessionsOf(person.id)).toEqual(before);
  const opened = await post("/api/auth/second-factor", { code: await codeOf(uri) }, cookiesOf(answer));
  expect(opened.status).toBe(200);
});

test("a recovery code signs in once", async () => {
  const person = await aPerson();
  const { codes } = await withSecondFactor(person);
  const typed = codes[0]!.toUpperCase().replace("-", " ");
  const first = await firstStep(person.email);
  expect((await post("/api/auth/second-factor", { code: typed }, first.cookie)).status).toBe(200);
  const second = await firstStep(person.email);
  expect((await post("/api/auth/second-factor", { code: typed }, second.cookie)).status).toBe(401);
});

test("a browser that is believed is not asked again, until it is turned off", async () => {
  const person = await aPerson();
  const { uri } = await withSecondFactor(person);
  const { cookie } = await firstStep(person.email);
  const opened = await post("/api/auth/second-factor", { code: await codeOf(uri), isTrusted: true }, cookie);
  const trusted = cookiesOf(opened);
  expect(trusted).toContain("trust_device");
  const next = await post("/api/auth/sign-in/email", { email: person.email, password: PASSWORD }, trusted);
  expect(next.status).toBe(200);

  await ask(person.viewer, "endSecondFactor", { code: await codeOf(uri) });
  await withSecondFactor(person);
  const later = cookiesOf(next);
  const asked = await post("/api/auth/sign-in/email", { email: person.email, password: PASSWORD }, later);
  expect(asked.status).toBe(401);
});

test("whoever guesses codes is stopped after five, and begins anew", async () => {
  const person = await aPerson();
  const { uri } = await withSecondFactor(person);
  const { cookie } = await firstStep(person.email);
  for (let guess = 0; guess < 5; guess++)
    await post("/api/auth/second-factor", { code: `00000${guess}` }, cookie);
  const answer = await post("/api/auth/second-factor", { code: await codeOf(uri) }, cookie);
  expect(await answer.json()).toMatchObject({ code: "accounts.codeTooLate" });
});

test("somebody at an open session turns it off with a code alone", async () => {
  const person = await aPerson();
  const { uri, codes } = await withSecondFactor(person);
  expect(await ask(person.viewer, "endSecondFactor", { code: "000000" })).toMatchObject({
    code: "accounts.codeWrong",
  });
  const renewed = await ask(person.viewer, "renewRecoveryCodes", { code: codes[3]! });
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(renewed.recoveryCodes).not.toContain(codes[4]);
  expect(await ask(person.viewer, "endSecondFactor", { code: codes[4]! })).toMatchObject({
    code: "accounts.codeWrong",
  });
  const ended = await ask(person.viewer, "endSecondFactor", { code: await codeOf(uri) });
  expect(ended.viewer.secondFactor).toEqual({ since: null, recoveryCodesLeft: 0, setupUri: null });
  expect((await firstStep(person.email)).answer.status).toBe(200);
  expect(await lettersTo(person.email)).toContain("Two-step sign-in is off for your Levare account");
});

test("people without a password set it up soon after they opened a link, and no later", async () => {
  const person = await aPerson(null);
  expect((await ask(person.viewer, "beginSecondFactor", { password: "" })).__typename).toBe(
    "BeginSecondFactorPayload",
  );
  await server.db
    .updateTable("session")
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where("userId", "=", person.id)
    .execute();
  expect(await ask(person.viewer, "beginSecondFactor", { password: "" })).toMatchObject({
    code: "accounts.signInAgain",
  });
});

test("where a network reaches the server, the platform is run by nobody without a second factor", async () => {
  const open = await openTestServer(() => new Date(), { settings: { isLoopbackDemo: false } });
  const { id } = await aUser(open.db, { role: "superadmin" });
  const cookie = await open.cookieFor(id);
  const look = async () => {
    const answer = await open.app.request("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-levare": "1", cookie },
      body: JSON.stringify({ query: "{ viewer { role } }" }),
    });
    return answer.json();
  };
  expect((await look()).data ?? null).toBeNull();
  await open.db.updateTable("user").set({ twoFactorEnabled: true }).where("id", "=", id).execute();
  expect((await look()).data).toEqual({ viewer: { role: "superadmin" } });
  await open.close();
});
