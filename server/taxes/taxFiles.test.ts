import { buffer } from "node:stream/consumers";
import type { KyselyPlugin } from "kysely";
import { findParty } from "../../db/ledger/parties.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { taxFile } from "./taxFiles.ts";
import { aTaxedStudio } from "./testing/aTaxedStudio.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => new Date("2026-11-24T12:00:00Z"))));
afterAll(() => server.close());

/** The database goes away when the sold lines are asked for. */
const AWAY: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes("shippingMinor")) throw new Error("The database is away.");
    return node;
  },
  transformResult: async ({ result }) => result,
};

test.each(["sales.csv", "all.zip"])(
  "%s that the database leaves halfway ends, and the server goes on",
  async (name) => {
    const { workspaceId, sell } = await aTaxedStudio(server);
    await sell({ unitMinor: 1200n, currency: "EUR", country: "FR", at: new Date("2026-02-01T12:00:00Z") });
    const sellerId = await findParty(server.db, { workspaceId });
    const { body } = await taxFile(name, {
      ...{ db: server.db.withPlugin(AWAY), locale: "en", workspaceId, studio: "Nova", sellerId, year: 2026 },
      ...{ home: "", isWhole: true },
    });
    await expect(buffer(body)).rejects.toThrow("The database is away.");
  },
);
