import { deauthorize } from "../accounts.ts";
import { ownerOf } from "../balances.ts";
import { cardOf } from "../cards.ts";
import { decideDispute, isOpen, openDispute, standsInTheWay } from "../disputes.ts";
import { passTime } from "../passTime.ts";
import { failPayout } from "../payouts.ts";
import { failRefund } from "../refunds.ts";
import { Refusal } from "../refuse.ts";
import { addInterval, DAY } from "../time.ts";
import type { StripeObject, World } from "../World.ts";
import { payoutStatus } from "./dashboardPage.ts";
import { type Html, html } from "./html.ts";
import { button, goTo, page, problem } from "./layout.ts";
import type { Visit } from "./Visit.ts";

const SHOWN = 20;
const ALWAYS_PAYS = "4242424242424242";
const FAILS = "4000000000000341";

/** What can be done to one thing, by the word that its button sends. */
const ACTIONS: Readonly<Record<string, (world: World, id: string) => void>> = {
  failCard: (world, id) => putCard(world, id, FAILS),
  mendCard: (world, id) => putCard(world, id, ALWAYS_PAYS),
  dispute: openDispute,
  win: (world, id) => decide(world, id, "won"),
  lose: (world, id) => decide(world, id, "lost"),
  failRefund,
  failPayout: (world, id) => {
    if (["pending", "in_transit", "paid"].includes(world.get(id, "payout").status))
      failPayout(world, id, "could_not_process");
  },
  deauthorize: (world, id) => deauthorize(world, world.get(id, "account").id),
};

const SPANS: Readonly<Record<string, (now: number) => number>> = {
  day: (now) => now + DAY,
  week: (now) => now + 7 * DAY,
  month: (now) => addInterval(now, { interval: "month" }),
};

/** Where a demo's time is let run, and where what goes wrong seldom goes wrong now. */
export function controlPage(visit: Visit): Response {
  const { world, form, say, search, date } = visit;
  let trouble: string | null = null;
  if (form) {
    trouble = answerForm(visit, form);
    if (trouble === null) return goTo(`${world.pages}/control?done=1`);
  }
  const body = html`${problem(trouble)}
${search.get("done") && trouble === null && html`<p role="status">${say("payments.saved")}</p>`}
<p>${say("payments.controlTime", { at: date(world.now()) })}</p>
<form method="post"><div class="buttons">${button("day", say("payments.passDay"))}${button("week", say("payments.passWeek"), "plain")}${button("month", say("payments.passMonth"), "plain")}</div></form>
${sections(visit)}`;
  return page(visit, say("payments.control"), body, trouble === null ? 200 : 422);
}

function answerForm({ world, say }: Visit, form: Readonly<Record<string, string>>): string | null {
  const { action = "", of = "" } = form;
  const now = world.now();
  if (Object.hasOwn(SPANS, action)) passTime(world, SPANS[action]!(now));
  else if (Object.hasOwn(ACTIONS, action))
    try {
      ACTIONS[action]!(world, of);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      world.takeBack();
      return say("payments.problemNotOpen");
    }
  return null;
}

function decide(world: World, id: string, outcome: "won" | "lost"): void {
  if (isOpen(world.get(id, "dispute"))) decideDispute(world, id, outcome);
}

/** From now on every card of the customer behaves like that one. */
function putCard(world: World, customer: string, number: string): void {
  world.get(customer, "customer");
  for (const method of world.all("payment_method"))
    if (method.customer === customer) world.hide(method.id, { number });
}

/** A list of things, and what can be done to each. */
function section(
  title: string,
  rows: readonly { id: string; words: readonly string[]; actions: readonly [string, string][] }[],
): Html | null {
  if (rows.length === 0) return null;
  return html`<h2>${title}</h2><ul>${rows.map(
    ({ id, words, actions }) => html`<li>${words.map((word) => html`<span>${word}</span>`)}
<form method="post" class="buttons"><input type="hidden" name="of" value="${id}">
${actions.map(([action, label]) => html`<button name="action" value="${action}" aria-label="${label}: ${words.join(", ")}">${label}</button>`)}</form></li>`,
  )}</ul>`;
}

function sections(visit: Visit): Html {
  const { world, say, money, locale } = visit;
  const newest = (kind: string, isMeant: (object: StripeObject) => boolean) =>
    world.all(kind).filter(isMeant).slice(-SHOWN).reverse();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const about = (object: StripeObject) => [
    money(object.amount, object.currency),
    days.format(object.created * 1000),
  ];
  const buyerOf = (charge: StripeObject): string =>
    charge.receipt_email ?? world.find(charge.customer)?.email ?? charge.id;
  const cards = world.all("payment_method").filter(({ customer }) => customer);
  const holders = new Map(cards.map((method) => [method.customer as string, method]));
  const isOwn = ({ id }: StripeObject) => ownerOf(world, id) === null;
  return html`${section(
    say("payments.controlDisputes"),
    newest("dispute", isOpen).map((dispute) => ({
      id: dispute.id,
      words: [...about(dispute), buyerOf(world.get(dispute.charge, "charge"))],
      actions: [
        ["win", say("payments.win")],
        ["lose", say("payments.lose")],
      ],
    })),
  )}${section(
    say("payments.controlCards"),
    newest("customer", ({ id }) => holders.has(id)).map((customer) => {
      const fails = Boolean(cardOf(world, holders.get(customer.id)!)?.declinesLater);
      return {
        id: customer.id,
        words: [customer.email ?? customer.name ?? customer.id],
        actions: [
          fails ? ["mendCard", say("payments.mendCard")] : ["failCard", say("payments.failCard")],
        ] as [string, string][],
      };
    }),
  )}${section(
    say("payments.controlPayments"),
    newest(
      "charge",
      (charge) => isOwn(charge) && charge.paid && !charge.refunded && !standsInTheWay(world, charge),
    ).map((charge) => ({
      id: charge.id,
      words: [...about(charge), buyerOf(charge)],
      actions: [["dispute", say("payments.dispute")]],
    })),
  )}${section(
    say("payments.controlRefunds"),
    newest("refund", (refund) => isOwn(refund) && refund.status === "succeeded").map((refund) => ({
      id: refund.id,
      words: about(refund),
      actions: [["failRefund", say("payments.failIt")]],
    })),
  )}${section(
    say("payments.payouts"),
    newest("payout", ({ status }) => ["pending", "in_transit", "paid"].includes(status)).map((payout) => ({
      id: payout.id,
      words: [...about(payout), payoutStatus(visit, payout)],
      actions: [["failPayout", say("payments.failIt")]],
    })),
  )}${section(
    say("payments.controlAccounts"),
    newest("account", () => true).map((account) => ({
      id: account.id,
      words: [account.email ?? account.id],
      actions: [["deauthorize", say("payments.deauthorize")]],
    })),
  )}`;
}
