import fc from "fast-check";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { life, live } from "./testing/aLife.ts";
import { arrivals, quietly, stormily } from "./testing/weather.ts";

let server: TestServer;
// The provider says when something was paid to the second: what was signed before it has to be before that, too.
beforeAll(async () => void (server = await openTestServer(() => new Date(Date.now() - 10_000))));
afterAll(() => server.close());

test("plans, shared sales, refunds, disputes and payouts end alike on a quiet day and in a storm: books, plans and letters", async () => {
  // What the provider is asked again for goes back from here by days.
  const since = new Date();
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(life, arrivals, async (told, weather) => {
      const quiet = await live(server, `quiet${lived}`, told, () => quietly(server));
      const stormy = await live(server, `storm${lived++}`, told, () => stormily(server, weather, since));
      for (const what of ["ledger", "plan", "letters", "payouts"] as const)
        expect(stormy[what]).toEqual(quiet[what]);
    }),
    { numRuns: 20 * THOROUGHNESS, endOnFailure: true },
  );
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});
