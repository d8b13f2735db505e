import { sql } from "kysely";
import { insertPlanInvoice, listInvoicesToEarn } from "./billing/planInvoices.ts";
import type { DuePlace } from "./longestDue.ts";
import type { Database } from "./open.ts";
import { aUser } from "./testing/build.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("what is due is told the longest first, each once, also where all of it is due since one moment", async () => {
  const { db } = database;
  const { id: userId } = await aUser(db);
  const paidAt = new Date("2026-11-01T12:00:00.123Z");
  const facts = {
    userId,
    subscription: "sub_1",
    currency: "USD",
    country: "US",
    priceKey: "artist_pro_yearly",
  };
  const sums = { totalMinor: 57590n, taxMinor: 0n, processorMinor: 0n, months: 12 };
  await db.transaction().execute(async (trx) => {
    for (const id of ["in_4", "in_2", "in_3", "in_1"])
      await insertPlanInvoice(trx, { id, paidAt, ...facts, ...sums });
    await insertPlanInvoice(trx, { id: "in_9", paidAt: new Date("2026-10-31T12:00:00Z"), ...facts, ...sums });
  });
  // More exact than a Date.
  const exactly = sql<Date>`"paidAt" + interval '456 microseconds'`;
  await db.updateTable("planInvoice").set({ paidAt: exactly }).execute();
  const told: string[][] = [];
  let after: DuePlace | null = null;
  do {
    const page: DuePlace[] = await listInvoicesToEarn(db, new Date("2026-11-02"), { limit: 2, after });
    told.push(page.map(({ id }) => id));
    after = page.at(-1) ?? null;
  } while (after);
  expect(told).toEqual([["in_9", "in_1"], ["in_2", "in_3"], ["in_4"], []]);
});
