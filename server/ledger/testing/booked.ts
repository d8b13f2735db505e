import type { TestServer } from "../../testing.ts";

interface Whose {
  sales: readonly string[];
  roles: ReadonlyMap<string, string>;
  customer: string;
}

/** What the books hold of a life, by account, with roles in the place of parties. */
export async function booked({ db, services }: TestServer, { sales, roles, customer }: Whose) {
  const stripe = await services.payments.stripe();
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data.map(({ id }) => id!);
  const rows = await db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(["name", "key", "saleId"])
    .select(({ cast }) => cast<string>("amount", "text").as("minor"))
    .execute();
  const payouts = await db
    .selectFrom("payout")
    .select("id")
    .where("partyId", "in", [...roles.keys()])
    .execute();
  const ids = [...invoices.map((id) => `invoice:${id}`), ...payouts.map(({ id }) => `payout:${id}:`)];
  const sums = new Map<string, bigint>();
  for (const { name, key, saleId, minor } of rows) {
    if (!sales.includes(saleId ?? "") && !ids.some((id) => key.startsWith(id))) continue;
    const [head = "", party = "", ...rest] = name.split(":");
    const named = roles.has(party) ? [head, roles.get(party), ...rest].join(":") : name;
    sums.set(named, (sums.get(named) ?? 0n) + BigInt(minor));
  }
  return Object.fromEntries([...sums].filter(([, minor]) => minor !== 0n).sort());
}
