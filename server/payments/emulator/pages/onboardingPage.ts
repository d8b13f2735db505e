import { type AccountLink, findLink, useUpLink } from "../accountLinks.ts";
import { type Onboarding, onboard } from "../accounts.ts";
import { failureOfBank } from "../banks.ts";
import type { StripeObject } from "../World.ts";
import { bankHelp } from "./bankHelp.ts";
import { html } from "./html.ts";
import { button, field, goTo, notFound, page, problem } from "./layout.ts";
import type { Visit } from "./Visit.ts";

/** Names that Stripe would ask further about, or will not have. */
const NAMES: Readonly<Record<string, Pick<Onboarding, "wants" | "disabledReason">>> = {
  "needs document": { wants: ["individual.verification.document"], disabledReason: null },
  refused: { wants: [], disabledReason: "rejected.other" },
};

/** Where somebody who is to be paid says who they are and where their bank is. */
export function onboardingPage(visit: Visit): Response {
  const link = findLink(visit.world, visit.id);
  if (link?.kind !== "onboarding") return notFound(visit);
  if (link.expiresAt < visit.world.now()) return goTo(link.refreshUrl!);
  const account = visit.world.get(link.account, "account");
  if (!visit.form) return show(visit, account);
  if (visit.form.action === "leave") return leave(visit, link);
  const trouble = save(visit, account, visit.form);
  return trouble ? show(visit, account, trouble) : leave(visit, link);
}

function leave({ world, id }: Visit, { returnUrl }: AccountLink): Response {
  useUpLink(world, id);
  return goTo(returnUrl!);
}

function save(
  { world, say }: Visit,
  account: StripeObject,
  form: Readonly<Record<string, string>>,
): string | null {
  const name = form.name?.trim() ?? "";
  const typed = form.bank?.trim() ?? "";
  const [standing] = account.external_accounts.data;
  const mayStay = typed === "" && standing && standing.status !== "errored";
  if (!name) return say("payments.problemName");
  if (!mayStay && failureOfBank(typed) === undefined) return say("payments.problemBankNumber");
  const { wants, disabledReason } = NAMES[name.toLowerCase()] ?? { wants: [], disabledReason: null };
  onboard(world, account.id, { name, bank: typed || null, wants, disabledReason });
  return null;
}

function show(visit: Visit, account: StripeObject, trouble: string | null = null): Response {
  const { say, form, locale } = visit;
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(account.country) ?? account.country;
  const [bank] = account.external_accounts.data;
  const body = html`<p>${say("payments.onboardingExplained", { country })}</p>
${problem(trouble)}
<form method="post" class="wide" novalidate>
${field({ name: "name", label: say("payments.yourName"), value: form?.name ?? bank?.account_holder_name, autocomplete: "name", isRequired: true })}
${field({ name: "bank", label: say("payments.bankNumber"), value: form?.bank, hint: bank ? say("payments.bankStays", { last4: bank.last4 }) : say("payments.bankHint") })}
${button("save", say("payments.finishOnboarding"))}
<div class="buttons">${button("leave", say("payments.leaveOnboarding"), "plain")}</div>
</form>
${bankHelp(visit)}
<details><summary>${say("payments.otherNames")}</summary>
<ul><li><code>Needs Document</code> <span>${say("payments.nameDocument")}</span></li>
<li><code>Refused</code> <span>${say("payments.nameRefused")}</span></li></ul></details>`;
  return page(visit, say("payments.onboarding"), body, trouble === null ? 200 : 422);
}
