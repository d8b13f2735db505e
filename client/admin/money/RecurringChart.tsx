import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { RecurringChart_admin$key } from "../../__generated__/RecurringChart_admin.graphql.ts";
import { SheetView } from "../analytics/SheetView.tsx";
import { useMoneyLabels } from "./useMoneyLabels.ts";
import "../analytics/analytics.css";

const COLOURS = [1, 2, 3, 4] as const;

/** What plans brought in month by month over a year, as a chart and as a table; one for each currency. */
export function RecurringChart({ admin }: { admin: RecurringChart_admin$key }) {
  const { t, i18n } = useLingui();
  const { planOf, money } = useMoneyLabels();
  const { recurringMonths } = useFragment(
    graphql`
      fragment RecurringChart_admin on Admin {
        recurringMonths {
          month
          plan
          net {
            amountMinor
            currency
          }
        }
      }
    `,
    admin,
  );
  const currencies = [...new Set(recurringMonths.map(({ net }) => net.currency))];
  const nameOf = (month: string, length: "short" | "long") =>
    i18n.date(new Date(`${month}-15T12:00:00Z`), { month: length, year: "numeric", timeZone: "UTC" });
  return (
    <section aria-labelledby="recurring-months" className="admin-part analytics-part">
      <h2 id="recurring-months">{t`Recurring revenue by month`}</h2>
      <Text c="dimmed" maw="70ch">
        {t`From paid invoices, without tax; a year that was paid counts a twelfth in each of its months. The last month counts what has been paid so far.`}
      </Text>
      {currencies.map((currency) => {
        const own = recurringMonths.filter(({ net }) => net.currency === currency);
        const plans = [...new Set(own.map(({ plan }) => plan))];
        const months = [...new Set(own.map(({ month }) => month))];
        const last = own.filter(({ month }) => month === months.at(-2));
        const before = last.reduce((sum, { net }) => sum + BigInt(net.amountMinor), 0n);
        const amount = money({ amountMinor: String(before), currency });
        const month = nameOf(months.at(-2) ?? "", "long");
        return (
          <SheetView
            key={currency}
            title={t`Recurring revenue in ${currency}`}
            summary={t`${month}: ${amount}. The table shows every month.`}
            nothing={t`No plan was paid in the last twelve months.`}
            sheet={{
              file: `recurring-${currency.toLowerCase()}`,
              of: t`Month`,
              unit: currency,
              currency,
              series: plans.map((plan, at) => ({
                key: plan,
                label: planOf(plan),
                colour: COLOURS[at % COLOURS.length]!,
              })),
              rows: months.map((each) => ({
                key: each,
                label: nameOf(each, "long"),
                tick: nameOf(each, "short"),
                values: plans.map((plan) =>
                  Number(own.find((row) => row.month === each && row.plan === plan)?.net.amountMinor ?? 0),
                ),
              })),
            }}
          />
        );
      })}
    </section>
  );
}
