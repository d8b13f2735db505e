import { Hono } from "hono";
import { findFirstPosting } from "../../db/ledger/months.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import { boundsOf, monthsBetween } from "../../domain/finances/months.ts";
import { text } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { seesPayoutsOf } from "../payouts/seesPayee.ts";
import { sendStatement } from "../payouts/sendStatement.ts";
import { monthlyStatement } from "./monthlyStatement.ts";

/**
 * GET /api/finances/{studio}/2026-11.csv and 2026-11.pdf: what a studio was owed through a month, for who works in it. What is
 * somebody else's is as what never was.
 */
export function statementRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:id/:file{\\d{4}-\\d\\d\\.(?:csv|pdf)}", async (c) => {
    const context = await contextFor(c.req.raw);
    const { db, viewer } = context;
    const workspaceId = rowOf(c.req.param("id"), "Workspace");
    const party = viewer && workspaceId ? await findParty(db, { workspaceId }) : undefined;
    if (!party || !(await seesPayoutsOf(context, party))) return c.notFound();
    const month = c.req.param("file").slice(0, 7);
    const bounds = boundsOf(month);
    const first = await findFirstPosting(db, party);
    if (!bounds || !first || !monthsBetween(first, context.now()).some((each) => each === month))
      return c.notFound();
    const locale = localeOf(context);
    const named = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    const { name: studio } = (await findPayoutParty(db, party))!;
    const parts = await monthlyStatement(db, party, bounds, locale);
    return sendStatement(c, locale, {
      ...{ name: `statement-${month}`, parts },
      title: text("finances.statement", { month: named.format(bounds.from) }),
      lead: [
        { said: text("finances.statementOf", { studio }), isMain: false },
        ...(parts.length === 0 ? [{ said: text("finances.statementQuiet"), isMain: true }] : []),
      ],
    });
  });
  return routes;
}
