import { Hono } from "hono";
import { csvLine } from "../../domain/csv.ts";
import { cellsOf, TERM_COLUMNS } from "../../domain/lexicon/termFile.ts";
import { auditOf } from "../audit/auditOf.ts";
import type { Context } from "../graphql/context.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import { listedTerms } from "../lexicon/listedTerms.ts";

/** Every term as a file that importTerms reads back. */
export function lexiconExportRoutes(
  contextFor: (request: Request, clientAddress?: string) => Promise<Context>,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/lexicon.csv", async (c) => {
    const context = await contextFor(c.req.raw, clientAddress(c));
    if (context.viewer?.role !== "superadmin") return c.notFound();
    const terms = await context.db.transaction().execute(async (trx) => {
      await auditOf(context, trx, { action: "lexicon.export", entity: "lexicon", entityId: "terms" });
      return listedTerms(trx);
    });
    c.header("content-type", "text/csv; charset=utf-8");
    c.header(
      "content-disposition",
      `attachment; filename="lexicon-${context.now().toISOString().slice(0, 10)}.csv"`,
    );
    c.header("cache-control", "no-store");
    return c.body([TERM_COLUMNS, ...terms.map(cellsOf)].map(csvLine).join(""));
  });
  return routes;
}
