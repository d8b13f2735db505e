import { Hono } from "hono";
import { html } from "hono/html";
import type { Kysely } from "kysely";
import { listMails } from "../../db/accounts/mails.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { ServerEnv } from "../http.ts";

const SHOWN = 50;
const URLS = /https?:\/\/\S+/g;

/** The demo's mailbox: everything the product has sent, newest first. Mounted on loopback demos only. */
export function devMailRoutes(db: Kysely<DB>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/", async (c) => {
    const mails = await listMails(db, SHOWN);
    if (c.req.header("accept")?.includes("application/json")) return c.json({ mails });
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of the demo</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border:1px solid #8886;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}
p{white-space:pre-wrap;overflow-wrap:anywhere}small{opacity:.75}</style></head>
<body><main><h1>Mailbox of the demo</h1>
${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ""}
${mails.map(
  (
    mail,
  ) => html`<article><h2>${mail.subject}</h2><small>To ${mail.to}, ${mail.createdAt.toISOString()}</small>
<p>${withLinks(mail.body)}</p></article>`,
)}
</main></body></html>`);
  });
  return routes;
}

/** The text with its addresses as links; everything else stays text. */
function withLinks(body: string) {
  const texts = body.split(URLS);
  const urls = body.match(URLS) ?? [];
  return texts.map(
    (text, index) => html`${text}${urls[index] ? html`<a href="${urls[index]}">${urls[index]}</a>` : ""}`,
  );
}
