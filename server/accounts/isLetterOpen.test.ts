import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let now = new Date();
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());
beforeEach(() => (now = new Date()));

const isOpen = async (letter: string, token: string) => {
  const { data } = await server.ask(
    null,
    /* GraphQL */ `query Look($letter: LetterKind!, $token: String!) { isLetterOpen(letter: $letter, token: $token) }`,
    { letter, token },
  );
  return data.isLetterOpen;
};

/** The secret of the last letter to this address. */
async function tokenFor(email: string): Promise<string> {
  const { body } = await server.db
    .selectFrom("mail")
    .select("body")
    .where("to", "=", email)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body)![1]!;
}

test("a letter for a new password is open until it is used or too old, however often somebody looks", async () => {
  const { email } = await aUser(server.db);
  await server.ask(
    null,
    `mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
    {
      input: { email },
    },
  );
  const token = await tokenFor(email);
  expect([await isOpen("NEW_PASSWORD", token), await isOpen("NEW_PASSWORD", token)]).toEqual([true, true]);
  expect(await isOpen("SIGN_IN", token)).toBe(false);
  const answer = await server.ask(
    null,
    `mutation Set($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`,
    { input: { token, newPassword: "tidal-memory-27" } },
  );
  expect(answer.data.resetPassword.__typename).toBe("ResetPasswordPayload");
  expect(await isOpen("NEW_PASSWORD", token)).toBe(false);
});

test("a letter that signs in is open for five minutes", async () => {
  const { email } = await aUser(server.db, { emailVerified: true });
  const headers = { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" };
  await server.app.request("http://127.0.0.1:4000/api/auth/sign-in/magic-link", {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
  });
  const token = await tokenFor(email);
  expect(await isOpen("SIGN_IN", token)).toBe(true);
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await isOpen("SIGN_IN", token)).toBe(false);
  expect(await isOpen("SIGN_IN", "made-up")).toBe(false);
});
