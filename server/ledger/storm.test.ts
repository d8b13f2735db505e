import fc from "fast-check";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { timesOf } from "../../domain/testing/thoroughness.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { life, live } from "./testing/aLife.ts";
import { arrivals, quietly, stormily } from "./testing/weather.ts";

let server: TestServer;
// The provider says when something was paid to the second: what was signed before it has to be before that, too.
beforeEach(async () => void (server = await openTestServer(() => new Date(Date.now() - 10_000))));
afterEach(() => server.close());

/** Books that hold very many lives take long to read: every fifty storms have a platform of its own. */
const platforms = Array.from({ length: timesOf(1, 4) }, (_, place) => place + 1);

test.each(platforms)(
  "plans, shared sales, refunds, disputes and payouts end alike on a quiet day and in a storm: books, plans and letters (%d)",
  async () => {
    // What the provider is asked again for goes back from here by days.
    const since = new Date();
    let lived = 0;
    let clearing: () => Promise<{ books: bigint; there: bigint }>;
    await fc.assert(
      fc.asyncProperty(life, fc.tuple(arrivals, arrivals), async (told, storms) => {
        const quiet = await live(server, `quiet${lived}`, told, () => quietly(server));
        for (const weather of storms) {
          const stormy = await live(server, `storm${lived++}`, told, () => stormily(server, weather, since));
          for (const what of ["ledger", "plan", "letters", "payouts", "paidOutOf"] as const)
            expect(stormy[what]).toEqual(quiet[what]);
          expect(stormy.paidOutOf).not.toContain(-1);
          clearing = stormy.nova.clearing;
        }
      }),
      { numRuns: timesOf(5, 25), endOnFailure: true },
    );
    expect((await verifyBooks(server.db)).differences).toEqual([]);
    const { books, there } = await clearing!();
    expect(books).toBe(there);
  },
);
