import { findLink } from "../accountLinks.ts";
import { onboard } from "../accounts.ts";
import { balanceOf, ownerOf } from "../balances.ts";
import { failureOfBank } from "../banks.ts";
import type { StripeObject } from "../World.ts";
import { bankHelp } from "./bankHelp.ts";
import { type Html, html } from "./html.ts";
import { button, field, goTo, notFound, page, problem } from "./layout.ts";
import type { Visit } from "./Visit.ts";

const STATUS = {
  pending: "payments.payoutPending",
  in_transit: "payments.payoutInTransit",
  paid: "payments.payoutPaid",
  failed: "payments.payoutFailed",
  canceled: "payments.payoutCanceled",
} as const;

/** What somebody who is paid sees of their account: what is there, what went to their bank, and another bank. */
export function dashboardPage(visit: Visit): Response {
  const { world, id, say, form, search } = visit;
  const link = findLink(world, id);
  if (link?.kind !== "dashboard" || link.expiresAt < world.now()) return notFound(visit);
  const account = world.get(link.account, "account");
  let trouble: string | null = null;
  if (form) {
    trouble = changeBank(visit, account, form.bank ?? "");
    if (!trouble) return goTo(`${world.pages}/dashboard/${id}?done=1`);
  }
  const [bank] = account.external_accounts.data;
  const body = html`${problem(trouble)}
${search.get("done") && trouble === null && html`<p role="status">${say("payments.saved")}</p>`}
${balances(visit, account.id)}
<h2>${say("payments.bankAccount")}</h2>
<p>${bank ? say("payments.bankEnding", { last4: bank.last4 }) : say("payments.noBank")}</p>
<form method="post">${field({ name: "bank", label: say("payments.bankNumber"), value: form?.bank, hint: say("payments.bankHint") })}
${button("bank", say("payments.changeBank"))}</form>
${bankHelp(visit)}
<h2>${say("payments.payouts")}</h2>${payouts(visit, account.id)}`;
  return page(visit, say("payments.dashboard"), body, trouble === null ? 200 : 422);
}

function changeBank({ world, say }: Visit, account: StripeObject, typed: string): string | null {
  if (failureOfBank(typed) === undefined) return say("payments.problemBankNumber");
  const [before] = account.external_accounts.data;
  const wants = account.requirements.currently_due.filter((each: string) => each !== "external_account");
  const { disabled_reason: reason } = account.requirements;
  onboard(world, account.id, {
    ...{ name: before?.account_holder_name ?? "", bank: typed.trim(), wants },
    disabledReason: reason === "requirements.past_due" ? null : reason,
  });
  return null;
}

function balances({ world, say, money }: Visit, account: string): Html {
  const { available, pending } = balanceOf(world, account) as Record<string, StripeObject[]>;
  return html`<table>${available!.map(
    ({ amount, currency }, place) =>
      html`<tr><th scope="row">${say("payments.available")}</th><td>${money(amount, currency)}</td></tr>
<tr><th scope="row">${say("payments.pending")}</th><td>${money(pending![place]!.amount, currency)}</td></tr>`,
  )}</table>`;
}

function payouts(visit: Visit, account: string): Html {
  const { world, say, money } = visit;
  const own = world
    .all("payout")
    .filter(({ id }) => ownerOf(world, id) === account)
    .reverse();
  if (own.length === 0) return html`<p>${say("payments.noPayouts")}</p>`;
  return html`<ul>${own.map(
    (payout) =>
      html`<li><span>${money(payout.amount, payout.currency)}</span><span>${payoutStatus(visit, payout)}</span></li>`,
  )}</ul>`;
}

export const payoutStatus = ({ say }: Visit, { status }: StripeObject): string =>
  say(STATUS[status as keyof typeof STATUS]);
