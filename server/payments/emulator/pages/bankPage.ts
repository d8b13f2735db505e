import { html } from "./html.ts";
import { button, page } from "./layout.ts";
import type { Visit } from "./Visit.ts";

/** What the bank of a card with 3-D Secure asks in between; what was written before comes along. */
export function bankPage(visit: Visit, form: Readonly<Record<string, string>>): Response {
  const { world, id, say, money } = visit;
  const session = world.get(id, "checkout.session");
  const kept = Object.entries(form).filter(([name]) => name !== "action");
  const price = money(session.amount_total, session.currency);
  const body = html`<p>${say("payments.bankQuestion", { price })}</p>
<form method="post">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="buttons">${button("yes", say("payments.bankYes"))}${button("no", say("payments.bankNo"), "plain")}</div>
</form>`;
  return page(visit, say("payments.bank"), body);
}
