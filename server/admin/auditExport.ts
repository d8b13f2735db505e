import { Readable } from "node:stream";
import { Hono } from "hono";
import { type AuditEventRow, type AuditFilter, listAuditEvents } from "../../db/audit/auditEvents.ts";
import { cursorOf } from "../../db/keyset.ts";
import { BOM, csvLine } from "../../domain/csv.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import { log } from "../log.ts";

const PAGE = 500;
const HEADINGS = [
  "number",
  "time",
  "actor",
  "actor id",
  "action",
  "entity",
  "entity id",
  "workspace",
  "before and after",
  "address",
  "request",
  "hash",
];

const noteExport = verb("exportAuditLog", {
  audit: "audit.export",
  may: isSuperadmin,
  run: async (act, { filter }: { filter: AuditFilter }) => act.done({}, { id: "log", after: filter }),
});

/** The audit log as a file: what the filter leaves, the newest first, a page at a time so that it may be long. */
export function auditExportRoutes(
  contextFor: (request: Request, clientAddress?: string) => Promise<Context>,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/audit.csv", async (c) => {
    const context = await contextFor(c.req.raw, clientAddress(c));
    if (context.viewer?.role !== "superadmin") return c.notFound();
    const filter = filterOf(new URL(c.req.url).searchParams);
    await act(actingIn(context), noteExport, { filter });
    c.header("content-type", "text/csv; charset=utf-8");
    c.header(
      "content-disposition",
      `attachment; filename="audit-${context.now().toISOString().slice(0, 10)}.csv"`,
    );
    c.header("cache-control", "no-store");
    return c.body(Readable.toWeb(Readable.from(pages(context, filter))) as ReadableStream);
  });
  return routes;
}

async function* pages({ db }: Context, filter: AuditFilter): AsyncGenerator<Buffer> {
  try {
    yield Buffer.from(BOM + csvLine(HEADINGS));
    for (let after: string | undefined; ; ) {
      const events = await listAuditEvents(db, filter, { limit: PAGE, after });
      if (events.length > 0) yield Buffer.from(events.map(lineOf).join(""));
      const last = events.at(-1);
      if (!last || events.length < PAGE) return;
      after = cursorOf(last);
    }
  } catch (error) {
    // The answer is under way: it breaks off, and only the log can say why.
    log.error("audit-export", { error });
    throw error;
  }
}

function lineOf(event: AuditEventRow): string {
  return csvLine([
    event.seq,
    event.createdAt,
    event.actorEmail,
    event.actorId,
    event.action,
    event.entity,
    event.entityId,
    event.workspaceId,
    event.what,
    event.who && (JSON.parse(event.who) as { ip: string | null }).ip,
    event.requestId,
    event.hash,
  ]);
}

function filterOf(params: URLSearchParams): AuditFilter {
  const text = (name: string) => params.get(name) || null;
  const time = (name: string) => {
    const at = new Date(params.get(name) ?? "");
    return Number.isNaN(at.getTime()) ? null : at;
  };
  return {
    actor: text("actor"),
    action: text("action"),
    entity: text("entity"),
    from: time("from"),
    to: time("to"),
  };
}
