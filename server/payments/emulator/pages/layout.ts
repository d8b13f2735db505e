import { type Html, html } from "./html.ts";
import { STYLE } from "./style.ts";
import type { Visit } from "./Visit.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
};

/** A whole page. */
export function page({ locale, say, world }: Visit, title: string, body: Html, status = 200): Response {
  const whole = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · ${say("payments.testMode")}</title>
<link rel="stylesheet" href="${new URL(world.pages).pathname}/style.css">
</head>
<body>
<p class="test">${say("payments.testMode")}</p>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
  return new Response(whole.text, { status, headers: HEADERS });
}

/** To another page; a form that was sent is not sent again by going back. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
}

export function notFound(visit: Visit): Response {
  return page(visit, visit.say("payments.notFound"), html``, 404);
}

export function styleSheet(): Response {
  return new Response(STYLE, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=3600" },
  });
}

export function problem(text: string | null): Html | null {
  return text === null ? null : html`<p class="problem" role="alert" id="problem">${text}</p>`;
}

interface Field {
  name: string;
  label: string;
  value?: string | null | undefined;
  type?: string;
  hint?: string;
  autocomplete?: string;
  inputmode?: string;
  isRequired?: boolean;
}

export function field({
  name,
  label,
  value,
  hint,
  type = "text",
  autocomplete,
  inputmode,
  isRequired,
}: Field): Html {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value ?? ""}" autocomplete="${autocomplete ?? "off"}"${
    inputmode ? html` inputmode="${inputmode}"` : null
  }${isRequired ? html` required` : null}${hint ? html` aria-describedby="${name}-hint"` : null}>
${hint ? html`<small id="${name}-hint">${hint}</small>` : null}</p>`;
}

export function button(action: string, label: string, kind: "main" | "plain" = "main"): Html {
  return html`<button name="action" value="${action}" class="${kind}">${label}</button>`;
}

/** Lines of a name and an amount. */
export function amounts(
  lines: readonly (readonly [name: string, amount: string])[],
  total: string,
  totalName: string,
): Html {
  return html`<table>
${lines.map(([name, amount]) => html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`)}
<tr class="total"><th scope="row">${totalName}</th><td>${total}</td></tr>
</table>`;
}
