import { html } from "./html.ts";
import type { Visit } from "./Visit.ts";

const SOME = [
  "AR",
  "AT",
  "AU",
  "BE",
  "BR",
  "CA",
  "CH",
  "CL",
  "CO",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GB",
  "IE",
  "IT",
  "JP",
  "MX",
  "NL",
  "NO",
  "NZ",
  "PE",
  "PL",
  "PT",
  "SE",
  "US",
  "UY",
];

/** A choice of countries: all that may be sent to, else some. */
export function countryField({ locale, say, form }: Visit, allowed: readonly string[] | null) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = (allowed ?? SOME)
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
  return html`<p class="field"><label for="country">${say("payments.country")}</label>
<select id="country" name="country" autocomplete="country"><option value="">${say("payments.noCountry")}</option>
${countries.map(([code, name]) => html`<option value="${code}"${form?.country === code ? html` selected` : null}>${name}</option>`)}
</select></p>`;
}
