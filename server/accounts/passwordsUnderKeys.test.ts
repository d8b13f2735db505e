import { createHash } from "node:crypto";
import { listMails } from "../../db/accounts/mails.ts";
import { findPasswordHash } from "../../db/accounts/passwords.ts";
import { insertPassword } from "../../db/accounts/users.ts";
import { aUser } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const OLD = "first-password";
const NEW = "second-password";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function aPerson() {
  const user = await aUser(server.db);
  const { password } = await server.services.auth.$context;
  await insertPassword(server.db, user.id, await password.hash(OLD));
  return { ...user, viewer: await viewerFor(server, user.id) };
}

function ask(viewer: Viewer | null, mutation: string, input: object, key: string) {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const document = /* GraphQL */ `mutation M($input: ${type}!) {
    answer: ${mutation}(input: $input) { __typename ... on UserError { code } }
  }`;
  const request = new Request("http://127.0.0.1:4000/graphql", { headers: { "idempotency-key": key } });
  return server.ask(viewer, document, { input }, { request });
}

function change(viewer: Viewer, key: string, words: { currentPassword?: string; newPassword?: string } = {}) {
  const wish = { currentPassword: OLD, newPassword: NEW, endOtherSessions: true, ...words };
  return ask(viewer, "changePassword", wish, key);
}

async function isPassword(userId: string, password: string): Promise<boolean> {
  const library = (await server.services.auth.$context).password;
  return library.verify({ hash: (await findPasswordHash(server.db, userId))!, password });
}

async function lettersTo(email: string) {
  return (await listMails(server.db, 500)).filter(({ to }) => to === email);
}

test("a change of password whose answer was lost is answered as the first time, however often it is sent again", async () => {
  const { id, email, viewer } = await aPerson();
  const first = await change(viewer, "lost");
  expect(first.data).toEqual({ answer: { __typename: "ChangePasswordPayload" } });
  for (let n = 0; n < 8; n++) expect(await change(viewer, "lost")).toEqual(first);
  expect(await isPassword(id, NEW)).toBe(true);
  expect(await lettersTo(email)).toHaveLength(1);
  // None of them was counted as a guess.
  const again = await change(viewer, "another", { currentPassword: NEW, newPassword: OLD });
  expect(again.data).toEqual(first.data);
});

test("five that come at one moment with one key change the password once, and all hear that it is changed", async () => {
  const { id, email, viewer } = await aPerson();
  const answers = await Promise.all(Array.from({ length: 5 }, () => change(viewer, "at-once")));
  for (const { data } of answers) expect(data.answer).toEqual({ __typename: "ChangePasswordPayload" });
  expect(await isPassword(id, NEW)).toBe(true);
  expect(await lettersTo(email)).toHaveLength(1);
});

test("another password under the same key is not taken for the first, and a wrong one leaves the key free", async () => {
  const { id, viewer } = await aPerson();
  const wrong = await change(viewer, "mine", { currentPassword: "not-my-password" });
  expect(wrong.data.answer).toEqual({ __typename: "InvalidInput", code: "accounts.passwordWrong" });
  expect((await change(viewer, "mine")).data.answer).toEqual({ __typename: "ChangePasswordPayload" });
  const other = await change(viewer, "mine", { newPassword: "third-password" });
  expect(other.errors?.[0]?.extensions?.code).toBe("KEY_REUSED");
  expect(await isPassword(id, NEW)).toBe(true);
});

test("whoever reads the table of keys cannot try passwords on it", async () => {
  const { viewer } = await aPerson();
  await change(viewer, "kept");
  const { requestHash } = await server.db
    .selectFrom("idempotencyKey")
    .select("requestHash")
    .where("key", "=", "kept answer")
    .executeTakeFirstOrThrow();
  const words = { currentPassword: OLD, endOtherSessions: true, newPassword: NEW };
  const guess = createHash("sha256")
    .update(JSON.stringify(["changePassword", words]))
    .digest("base64url");
  expect(guess).not.toContain(requestHash.slice(0, 16));
});

test("a forgotten password that was set by a link is answered as the first time, not as a spent link", async () => {
  const { id, email } = await aPerson();
  await ask(null, "requestPasswordReset", { email }, "forgotten");
  const [, token] = /token=([\w-]+)/.exec((await lettersTo(email))[0]!.body)!;
  const reset = () => ask(null, "resetPassword", { token, newPassword: NEW }, "by-link");
  const first = await reset();
  expect(first.data.answer).toEqual({ __typename: "ResetPasswordPayload" });
  expect(await reset()).toEqual(first);
  expect(await isPassword(id, NEW)).toBe(true);
});
