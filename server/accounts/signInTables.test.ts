import { getMigrations } from "better-auth/db/migration";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("the tables that people sign in by are as the library writes them", async () => {
  const { schemaProblems } = await getMigrations(server.services.auth.options);
  expect(schemaProblems).toEqual([]);
});
