import { aUser } from "../../db/testing/build.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { openTestServer, type TestServer } from "../../server/testing.ts";
import { keepDemoPassword } from "./passwords.ts";
import { DEMO_ACCOUNTS } from "./people.ts";
import { personId } from "./storyId.ts";

const userId = personId(DEMO_ACCOUNTS[0]!.name);
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await aUser(server.db, { id: userId });
  await aUser(server.db, { id: "01920000-0000-7000-8000-000000000001" });
  const hash = await (await server.services.auth.$context).password.hash("music1234");
  for (const owner of [userId, "01920000-0000-7000-8000-000000000001"])
    await server.db
      .insertInto("account")
      .values({ id: owner, accountId: owner, providerId: "credential", userId: owner, password: hash })
      .execute();
});
afterAll(() => server.close());

/** Starts with this environment; which of these passwords opens the demo accounts then. */
async function openedBy(env: NodeJS.ProcessEnv): Promise<string[]> {
  await keepDemoPassword(readConfiguration(env, "/"), server.database, server.services);
  const account = await server.db
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const { password } = await server.services.auth.$context;
  const opened: string[] = [];
  for (const each of ["music1234", "of our own"])
    if (account.password && (await password.verify({ hash: account.password, password: each })))
      opened.push(each);
  return opened;
}
const sessions = () => server.db.selectFrom("session").select("userId").execute();

test("demo accounts are open where only this machine asks, and shut where a network leads", async () => {
  expect(await openedBy({})).toEqual(["music1234"]);
  expect(await openedBy({ PUBLIC_URL: "https://music.example" })).toEqual([]);
  expect(await openedBy({})).toEqual(["music1234"]);
  expect(await openedBy({ HOST: "0.0.0.0", DEMO_PASSWORD: "of our own" })).toEqual(["of our own"]);
  expect(await openedBy({ DEMO: "0" })).toEqual([]);
});

test("whoever is signed in to a demo account is out once it is shut, and nobody else is", async () => {
  await openedBy({});
  await server.cookieFor(userId);
  await server.cookieFor("01920000-0000-7000-8000-000000000001");
  await openedBy({ DEMO: "0" });
  expect(await sessions()).toEqual([{ userId: "01920000-0000-7000-8000-000000000001" }]);
});
