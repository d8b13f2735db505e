import { html } from "./html.ts";
import type { Visit } from "./Visit.ts";

const CARDS = [
  ["4000 0000 0000 0002", "payments.cardDeclined"],
  ["4000 0000 0000 9995", "payments.cardNoFunds"],
  ["4000 0000 0000 0341", "payments.cardFailsLater"],
  ["4000 0025 0000 3155", "payments.cardAsksFirst"],
  ["4000 0027 6000 3184", "payments.cardAsksAlways"],
  ["4000 0000 0000 0259", "payments.cardDisputes"],
  ["4000 0000 0000 5126", "payments.cardRefundFails"],
  ["4000 0000 0000 0077", "payments.cardIsFast"],
] as const;

/** Which cards there are to try things with. */
export const cardHelp = ({ say }: Visit) => html`<details><summary>${say("payments.otherCards")}</summary>
<ul>${CARDS.map(([number, does]) => html`<li><code>${number}</code> <span>${say(does)}</span></li>`)}</ul></details>`;
