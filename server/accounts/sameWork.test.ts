import { insertPassword } from "../../db/accounts/users.ts";
import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
/** How often a password was turned into a hash, to keep it or to compare it: what takes the time at the door. */
let hashes = 0;

beforeAll(async () => {
  server = await openTestServer();
  const { password } = await server.services.auth.$context;
  const { hash, verify } = password;
  password.hash = (typed) => {
    hashes++;
    return hash(typed);
  };
  password.verify = (pair) => {
    hashes++;
    return verify(pair);
  };
});
afterAll(() => server.close());

async function knock(email: string, password: string) {
  hashes = 0;
  const answer = await server.app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", origin: "http://127.0.0.1:4000" },
    body: JSON.stringify({ email, password }),
  });
  const { requestId: _own, ...said } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, said, hashes };
}

test("the door does the same work and says the same, whether an address has a password, only links, or no account", async () => {
  const known = await aUser(server.db, { email: "known@example.test" });
  const { password } = await server.services.auth.$context;
  await insertPassword(server.db, known.id, await password.hash("upbeat-01"));
  await aUser(server.db, { email: "links@example.test" });

  const wrong = await knock("known@example.test", "upbeat-02");
  expect(wrong).toMatchObject({ status: 401, hashes: 1 });
  expect(await knock("links@example.test", "upbeat-02")).toEqual(wrong);
  expect(await knock("nobody@example.test", "upbeat-02")).toEqual(wrong);
  expect(await knock("known@example.test", "upbeat-01")).toMatchObject({ status: 200, hashes: 1 });
});
