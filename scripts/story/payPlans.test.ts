import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { hear } from "../../server/billing/testing/aPayer.ts";
import { openTestServer, viewerFor } from "../../server/testing.ts";
import { writePeople } from "./accounts.ts";
import { payPlans } from "./payPlans.ts";
import { personId } from "./storyId.ts";

test("the people of the story pay for their plans as everybody does, once", async () => {
  const server = await openTestServer();
  try {
    await server.db.transaction().execute((trx) => writePeople(trx, "hash", new Date()));
    for (let starts = 0; starts < 2; starts++) {
      await payPlans(server.database, server.services);
      await hear(server);
    }
    const { data } = await server.ask(
      await viewerFor(server, personId("label")),
      "{ viewer { tier subscriptions { status subscriptionId paymentMethodLast4 } } }",
    );
    expect(data.viewer).toEqual({
      tier: "enterprise",
      subscriptions: [
        { status: "active", subscriptionId: expect.stringMatching(/^sub_/), paymentMethodLast4: "4242" },
      ],
    });
    const paid = await server.db.selectFrom("planInvoice").select("priceKey").execute();
    const customers = await server.db.selectFrom("paymentCustomer").select("userId").execute();
    expect(paid).toHaveLength(customers.length);
    expect((await verifyBooks(server.db)).differences).toEqual([]);
  } finally {
    await server.close();
  }
});
