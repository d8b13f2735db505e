import { Readable } from "node:stream";
import { Hono } from "hono";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import { findPayout } from "../../db/payouts/payouts.ts";
import { listStatement } from "../../db/payouts/statement.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { seesPayoutsOf } from "./Payout.ts";
import { statementForTables, statementOnPaper } from "./statementFile.ts";

/**
 * GET /api/payouts/{id}/statement.csv and statement.pdf: what a payout is made of, for who works in the studio. What is somebody
 * else's is as what never was.
 */
export function statementRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:id/:file{statement\\.(?:csv|pdf)}", async (c) => {
    const context = await contextFor(c.req.raw);
    const id = rowOf(c.req.param("id"), "Payout");
    const payout = context.viewer && id ? await findPayout(context.db, id) : undefined;
    if (!payout || !(await seesPayoutsOf(context, payout.partyId))) return c.notFound();
    const party = (await findPayoutParty(context.db, payout.partyId))!;
    const statement = { payout, studio: party.name, lines: await listStatement(context.db, payout) };
    const file = c.req.param("file");
    const day = payout.createdAt.toISOString().slice(0, 10);
    c.header("cache-control", "private, no-store");
    c.header("content-disposition", `attachment; filename="payout-${day}.${file.slice(-3)}"`);
    if (file === "statement.csv") {
      c.header("content-type", "text/csv; charset=utf-8");
      return c.body(statementForTables(statement, localeOf(context)));
    }
    c.header("content-type", "application/pdf");
    const paper = statementOnPaper(statement, localeOf(context));
    return c.body(Readable.toWeb(Readable.from(paper)) as ReadableStream);
  });
  return routes;
}
