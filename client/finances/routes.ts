import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import financesScreenQuery from "../__generated__/FinancesScreenQuery$parameters.ts";
import saleScreenQuery from "../__generated__/SaleScreenQuery$parameters.ts";
import salesScreenQuery from "../__generated__/SalesScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { ledgerChoiceOf } from "./ledgerChoice.ts";

/** What a studio earned, line by line, and the sale behind each. */
export function financeRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/finances",
      loader: preload(relay, financesScreenQuery, ({ request }) =>
        ledgerChoiceOf(new URL(request.url).searchParams),
      ),
      lazy: { Component: async () => (await import("./FinancesScreen.tsx")).FinancesScreen },
    },
    {
      path: "/finances/sales",
      loader: preload(relay, salesScreenQuery),
      lazy: { Component: async () => (await import("./sales/SalesScreen.tsx")).SalesScreen },
    },
    {
      path: "/finances/sales/:id",
      loader: preload(relay, saleScreenQuery, ({ params }) => ({ id: globalIdIn("Sale", params.id) })),
      lazy: { Component: async () => (await import("./sale/SaleScreen.tsx")).SaleScreen },
    },
  ];
}
