import fc from "fast-check";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { listStatement } from "../../../db/payouts/statement.ts";
import { DAY_MS, monthsAfter } from "../../../domain/duration.ts";
import { act } from "../../acting/act.ts";
import { aPayer } from "../../billing/testing/aPayer.ts";
import { aPaidArtist } from "../../payouts/testing/aPaidArtist.ts";
import { aRelease } from "../../releases/testing.ts";
import { releaseHolds } from "../../sales/releaseHolds.ts";
import { startSale } from "../../sales/startSale.ts";
import { buying, line, REFUND, SALE, saleGid, wish } from "../../sales/testing/aSale.ts";
import { aSplitter, linksTo, offerBehind, trackGid } from "../../splits/testing/aSplit.ts";
import type { TestServer } from "../../testing.ts";
import { booked } from "./booked.ts";

const QUICK_CARD = "4000 0000 0000 0077";
const DISPUTING_CARD = "4000 0000 0000 0259";
const EMPTY_CARD = "4000 0000 0000 0341";
const BANKS = { arrives: "000123456789", fails: "000111111113" } as const;
/** Longer than anything is held. */
const HELD_MS = 8 * DAY_MS;
const LEAST_PAYOUT = 1000n;

const percent = fc.integer({ min: 1, max: 100 });
/** What happens to somebody who pays for a plan, and to a studio whose song is shared by three. */
export const life = fc.record({
  plan: fc.constantFrom("renewed", "failed", "mended", "canceled" as const),
  sharesSigned: fc.integer({ min: 1, max: 2 }),
  bank: fc.constantFrom("arrives", "fails" as const),
  sales: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      unit: fc.integer({ min: 300, max: 5000 }),
      country: fc.constantFrom("US", "ES", "CH"),
      refund: fc.option(fc.record({ cut: percent, isOurs: fc.boolean() })),
      dispute: fc.option(fc.constantFrom("win", "lose" as const), { freq: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
export type Life = typeof life extends fc.Arbitrary<infer Lived> ? Lived : never;

/** Lives it, telling by `hear` what the provider said after each part; what became of it in the end, by what everybody is. */
export async function live(server: TestServer, name: string, told: Life, hear: () => Promise<void>) {
  const { db } = server;
  const payer = await aPayer(server);
  const nova = await aPaidArtist(server, () => new Date());
  const splits = await aSplitter(server);
  const song = (await aRelease(server, nova.workspaceId)).tracks[0]!;
  const roles = new Map([[nova.party, "studio"]]);

  await payPlan(payer, told.plan, hear);

  const others = [["ana", 3334] as const, ["leo", 1666] as const].map(([who, bps]) => ({
    ...{ isStudio: false, name: who, email: `${who}-${name}@example.test`, role: "Producer", bps },
  }));
  const shares = [{ isStudio: true, name: "Nova's Studio", role: "", bps: 5000 }, ...others];
  const subject = { subjectId: trackGid(song), incomeTypes: ["sales"], shares };
  const { sheet } = await splits.mutate("saveSplitSheet", subject, nova.viewer);
  await splits.mutate("sendSplitSheet", { id: sheet.id, revision: sheet.revision }, nova.viewer);
  for (const other of others.slice(0, told.sharesSigned)) {
    const token = (await linksTo(server, other.email))[0]!;
    const { contentHash } = await offerBehind(server, token);
    await splits.mutate("signSplit", { token, name: other.name, contentHash }, null);
  }
  const parties = await db
    .selectFrom("splitShare")
    .select(["name", "partyId"])
    .where(
      "email",
      "in",
      others.map(({ email }) => email),
    )
    .execute();
  for (const { name: who, partyId } of parties) roles.set(partyId!, who);

  const sales: string[] = [];
  const day = await later(server, 0);
  for (const [place, { quantity, unit, country, dispute }] of told.sales.entries()) {
    const some = { subject: `track:${song}`, quantity, unitMinor: String(unit) };
    const buyer = { email: `buyer-${place}-${name}@example.test` };
    const { saleId, url } = await act(
      buying(server, () => day),
      startSale,
      wish([line(song, some)], { country, buyer }),
    );
    await nova.pay(url, dispute ? DISPUTING_CARD : QUICK_CARD);
    sales.push(saleId);
  }
  await hear();
  for (const [place, { quantity, unit, refund, dispute }] of told.sales.entries()) {
    const amount = Math.floor((quantity * unit * (refund?.cut ?? 0)) / 100);
    if (!dispute && amount > 0) await giveBack(sales[place]!, amount, refund!.isOurs);
    const [row] = await db
      .selectFrom("saleDispute")
      .select("id")
      .where("saleId", "=", sales[place]!)
      .execute();
    if (dispute) await nova.control(dispute, row!.id);
  }
  await hear();
  await releaseHolds(server, await later(server, HELD_MS));
  // Until what disputed cards paid is the platform's: a payout that waits for it would be sent later than the same one after another life.
  await nova.control("week");
  await hear();

  await nova.onboard(BANKS[told.bank]);
  const [free] = await findPartyBalances(db, nova.party);
  if (free && free.available >= LEAST_PAYOUT) {
    await nova.request(String(free.available));
    await nova.send();
    await nova.control("week");
  }
  await hear();

  return {
    ...{ nova, sales, roles },
    plan: await payer.plan().then(({ tier, ownTier, subscriptions }) => ({
      ...{ tier, ownTier },
      subscriptions: subscriptions.map(({ currentPeriodEnd: _, ...rest }: object & Dated) => rest),
    })),
    letters: await lettersTo([
      ...[payer.user.email, nova.viewer.email],
      ...others.map(({ email }) => email),
      ...told.sales.map((_, place) => `buyer-${place}-${name}@example.test`),
    ]),
    ledger: await booked(server, { sales, roles, customer: payer.customerId }),
    payouts: await db
      .selectFrom("payout")
      .select(["state", "amountMinor", "failureCode"])
      .where("partyId", "=", nova.party)
      .execute(),
    paidOutOf: await salesBehindPayouts(),
  };

  /** Which sale, by its place, each line of a payout is of. */
  async function salesBehindPayouts(): Promise<number[]> {
    const made = await db
      .selectFrom("payout")
      .select(["id", "partyId", "currency"])
      .where("partyId", "=", nova.party)
      .execute();
    const lines = (await Promise.all(made.map((each) => listStatement(db, each)))).flat();
    const earned = lines.filter(({ kind }) => !kind.startsWith("payout"));
    return [...new Set(earned.map(({ saleId }) => sales.indexOf(saleId ?? "")))].sort();
  }

  async function giveBack(saleId: string, amount: number, isOurs: boolean): Promise<void> {
    if (isOurs) {
      const { lines } = (await server.ask(nova.viewer, SALE, { id: saleGid(saleId) })).data.node;
      const asked = [{ lineId: lines[0].lineId, amountMinor: String(amount) }];
      const input = { saleId: saleGid(saleId), lines: asked, reason: "requested" };
      const answer = await server.ask(nova.viewer, REFUND, { input });
      if (answer.data.refundSale.__typename !== "RefundSalePayload") throw new Error(JSON.stringify(answer));
      return;
    }
    const { chargeId } = await db
      .selectFrom("sale")
      .select("chargeId")
      .where("id", "=", saleId)
      .executeTakeFirstOrThrow();
    await nova.stripe.refunds.create({ charge: chargeId!, amount });
  }

  async function lettersTo(addresses: readonly string[]) {
    const rows = await db
      .selectFrom("mail")
      .select(["to", "subject"])
      .where("to", "in", [...addresses])
      .execute();
    return rows.map(({ to, subject }) => `${addresses.indexOf(to)} ${subject.split(" · ")[0]}`).sort();
  }
}

interface Dated {
  currentPeriodEnd: unknown;
}
type Payer = Awaited<ReturnType<typeof aPayer>>;

/** A plan that is bought, and what becomes of it a month later. */
async function payPlan(payer: Payer, plan: Life["plan"], hear: () => Promise<void>): Promise<void> {
  const start = new Date();
  const change = async (card: string) =>
    payer.visit((await payer.portal({ kind: "studio", flow: "CARD" })).url!, { action: "card", card });
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
  await hear();
  if (plan === "failed" || plan === "mended") await change(EMPTY_CARD);
  if (plan === "canceled")
    await payer.visit((await payer.portal({ kind: "studio", flow: "CANCEL" })).url!, { action: "cancel" });
  await hear();
  await payer.passUntil(new Date(monthsAfter(start, 1).getTime() + DAY_MS));
  await hear();
  if (plan !== "mended") return;
  await change("4242 4242 4242 4242");
  await payer.passUntil(new Date(monthsAfter(start, 1).getTime() + 8 * DAY_MS));
  await hear();
}

/** So long after the provider's now, which lives that were lived before have let run. */
async function later({ services }: TestServer, ms: number): Promise<Date> {
  const stripe = await services.payments.stripe();
  const { created } = await stripe.customers.create({});
  return new Date(created * 1000 + ms);
}
