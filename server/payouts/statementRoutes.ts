import { Hono } from "hono";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import { findPayout } from "../../db/payouts/payouts.ts";
import { listStatement } from "../../db/payouts/statement.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { text } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import type { Context } from "../graphql/context.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { ServerEnv } from "../http.ts";
import { seesPayoutsOf } from "./seesPayee.ts";
import { sendStatement } from "./sendStatement.ts";
import { statementRow } from "./statementFile.ts";

/**
 * GET /api/payouts/{id}/statement.csv and statement.pdf: what a payout is made of, for who works in the studio or has the share. What is somebody
 * else's is as what never was.
 */
export function statementRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:id/:file{statement\\.(?:csv|pdf)}", async (c) => {
    const context = await contextFor(c.req.raw);
    const id = rowOf(c.req.param("id"), "Payout");
    const payout = context.viewer && id ? await findPayout(context.db, id) : undefined;
    if (!payout || !(await seesPayoutsOf(context, payout.partyId))) return c.notFound();
    const { name: studio } = (await findPayoutParty(context.db, payout.partyId))!;
    const day = new Intl.DateTimeFormat(localeOf(context), { dateStyle: "medium", timeZone: "UTC" });
    const amount = formatMoney(payout.minor, payout.currency, localeOf(context));
    const rows = (await listStatement(context.db, payout)).map(statementRow);
    return sendStatement(c, localeOf(context), {
      name: `payout-${payout.createdAt.toISOString().slice(0, 10)}`,
      title: text("payouts.statement"),
      lead: [
        { said: text("payouts.statementOf", { studio, day: day.format(payout.createdAt) }), isMain: false },
        { said: text("payouts.statementTotal", { amount }), isMain: true },
      ],
      parts: [{ currency: payout.currency, rows }],
    });
  });
  return routes;
}
