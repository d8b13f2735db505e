import { html } from "./html.ts";
import type { Visit } from "./Visit.ts";

const BANKS = [
  ["000123456789", "DE89 3704 0044 0532 0130 00", "payments.bankPays"],
  ["000111111116", "DE62 3704 0044 0532 0130 01", "payments.bankNoAccount"],
  ["000111111113", "DE89 3704 0044 0532 0130 02", "payments.bankClosed"],
  ["000222222227", "DE89 3704 0044 0532 0130 03", "payments.bankNoFunds"],
  ["000333333335", "DE89 3704 0044 0532 0130 04", "payments.bankNotAuthorized"],
  ["000444444440", "DE89 3704 0044 0532 0130 05", "payments.bankCurrency"],
] as const;

/** Which bank accounts there are to try things with. */
export const bankHelp = ({ say }: Visit) => html`<details><summary>${say("payments.otherBanks")}</summary>
<ul>${BANKS.map(
  ([number, iban, does]) =>
    html`<li><code>${number}</code> <code>${iban}</code> <span>${say(does)}</span></li>`,
)}</ul></details>`;
