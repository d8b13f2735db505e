import { Hono } from "hono";
import { BOM, csvLine } from "../../domain/csv.ts";
import { cellsOf, TERM_COLUMNS } from "../../domain/lexicon/termFile.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import { listedTerms } from "../lexicon/listedTerms.ts";

const noteExport = verb("exportLexicon", {
  audit: "lexicon.export",
  may: isSuperadmin,
  run: async (act, _: object) => act.done({}, { id: "terms" }),
});

/** Every term as a file that importTerms reads back. */
export function lexiconExportRoutes(
  contextFor: (request: Request, clientAddress?: string) => Promise<Context>,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/lexicon.csv", async (c) => {
    const context = await contextFor(c.req.raw, clientAddress(c));
    if (context.viewer?.role !== "superadmin") return c.notFound();
    await act(actingIn(context), noteExport, {});
    const terms = await listedTerms(context.db);
    c.header("content-type", "text/csv; charset=utf-8");
    c.header(
      "content-disposition",
      `attachment; filename="lexicon-${context.now().toISOString().slice(0, 10)}.csv"`,
    );
    c.header("cache-control", "no-store");
    return c.body(BOM + [TERM_COLUMNS, ...terms.map(cellsOf)].map(csvLine).join(""));
  });
  return routes;
}
