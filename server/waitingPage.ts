import { refusal } from "../domain/words/refusal.ts";
import { textIn } from "../domain/words/textIn.ts";
import { localeOf } from "./accounts/localeOf.ts";
import { COMMON_HEADERS } from "./commonHeaders.ts";

/** What is done before anybody can sign in, in the order in which the page names it. */
const STEPS = ["database", "story", "client"] as const;
export type StartStep = (typeof STEPS)[number];

const RETRY_SECONDS = 1;

/** Answers everybody who comes before the product can: a page that asks again by itself, or JSON for programs. */
export function waitingAnswer(request: Request, underWay: ReadonlySet<StartStep>): Response {
  const steps = STEPS.filter((step) => underWay.has(step));
  const wantsPage = request.headers.get("accept")?.includes("text/html");
  const headers = {
    ...COMMON_HEADERS,
    "cache-control": "no-store",
    "retry-after": String(RETRY_SECONDS),
    "content-type": wantsPage ? "text/html; charset=utf-8" : "application/json",
  };
  const body = wantsPage ? waitingPage(request, steps) : JSON.stringify({ ok: false, starting: steps });
  return new Response(request.method === "HEAD" ? null : body, { status: 503, headers });
}

/** Without scripts and files: nothing but this answer is there yet. */
function waitingPage(request: Request, steps: readonly StartStep[]): string {
  const locale = localeOf({ request });
  const say = (text: "title" | "goesOn" | StartStep) => textIn(locale, refusal(`starting.${text}`));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>${say("title")}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${LOGO}
<h1>${say("title")}</h1>
<ul>${steps.map((step) => `<li>${say(step)}…</li>`).join("")}</ul>
<p>${say("goesOn")}</p>
</main>
</body>
</html>`;
}

const LOGO = `<svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true"><rect width="64" height="64" rx="16" fill="#a5cb00"/><g fill="#131117"><rect x="12" y="12" width="8" height="40" rx="4"/><rect x="24" y="43" width="8" height="9" rx="4"/><rect x="36" y="36" width="8" height="16" rx="4"/><rect x="48" y="27" width="8" height="25" rx="4"/></g></svg>`;

const STYLE = `
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #131117; color: #f4f2f7; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.25rem 0 0.75rem; }
ul { list-style: none; margin: 0 0 1rem; padding: 0; min-height: 3rem; }
p { margin: 0; opacity: 0.75; }
@media (prefers-color-scheme: light) { body { background: #faf9fb; color: #131117; } }
`;
