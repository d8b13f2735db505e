import { scryptSync } from "node:crypto";
import { openTestServer, type TestServer } from "../testing.ts";
import { hashPassword } from "./passwords.ts";
import { quickPasswords } from "./testing/quickPasswords.ts";

const PASSWORD = "upbeat-01";
/** As much memory and time as a guess has to take. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 ** 2 };

let server: TestServer;
beforeAll(async () => void (server = await openTestServer(undefined, { passwords: "costly" })));
afterAll(() => server.close());

test("a server keeps passwords at the cost that makes guessing slow, each with a salt of its own", async () => {
  const kept = [await hashPassword(server, PASSWORD), await hashPassword(server, PASSWORD)];
  for (const hash of kept) {
    const [salt, key] = hash.split(":");
    expect(scryptSync(PASSWORD, salt!, 64, COST).toString("hex")).toBe(key);
  }
  expect(kept[0]).not.toBe(kept[1]);
});

test("the quick hash of other tests opens no real door, and reads what a real one keeps", async () => {
  const { password } = await server.services.auth.$context;
  const quick = await quickPasswords.hash(PASSWORD);
  expect(await password.verify({ hash: quick, password: PASSWORD })).toBe(false);
  const kept = await password.hash(PASSWORD);
  const verdicts = [kept, quick].flatMap((hash) =>
    [PASSWORD, "upbeat-02"].map((typed) => quickPasswords.verify({ hash, password: typed })),
  );
  expect(await Promise.all(verdicts)).toEqual([true, false, true, false]);
});
