import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import type { RevenuePart_admin$key } from "../../__generated__/RevenuePart_admin.graphql.ts";
import { MoneyTable } from "./MoneyTable.tsx";
import { useMoneyLabels } from "./useMoneyLabels.ts";

/** What was paid for plans in each of the last twelve months, from the invoices in the books; a table for each currency. */
export function RevenuePart({ admin }: { admin: RevenuePart_admin$key }) {
  const { t, i18n } = useLingui();
  const { planOf } = useMoneyLabels();
  const { planRevenue } = useFragment(
    graphql`
      fragment RevenuePart_admin on Admin {
        planRevenue {
          month
          plan
          net {
            amountMinor
            currency
          }
          tax {
            amountMinor
          }
          processor {
            amountMinor
          }
        }
      }
    `,
    admin,
  );
  const currencies = [...new Set(planRevenue.map(({ net }) => net.currency))];
  const monthOf = (month: string) =>
    i18n.date(new Date(`${month}-15T12:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <section aria-labelledby="plan-revenue" className="admin-part">
      <h2 id="plan-revenue">{t`Revenue by plan`}</h2>
      {currencies.length === 0 ? (
        <Text c="dimmed">{t`No plan was paid in the last twelve months.`}</Text>
      ) : (
        <Text c="dimmed" maw="70ch">
          {t`Paid invoices of the last twelve months without tax, as they stand in the books. Months are in UTC.`}
        </Text>
      )}
      {currencies.map((currency) => {
        const own = planRevenue.filter(({ net }) => net.currency === currency);
        const sold = [...new Set(own.map(({ plan }) => plan))];
        const sum = (rows: typeof own, what: "net" | "tax" | "processor") =>
          formatMoney(
            rows.reduce((all, row) => all + BigInt(row[what].amountMinor), 0n),
            currency,
            i18n.locale,
          );
        return (
          <MoneyTable
            key={currency}
            name={t`Revenue by plan in ${currency}`}
            heads={[t`Month`, ...sold.map(planOf), t`Together`, t`Tax`, t`Fees of the provider`]}
            rows={[...new Set(own.map(({ month }) => month))].map((month) => {
              const rows = own.filter((row) => row.month === month);
              const byPlan = sold.map((plan) =>
                sum(
                  rows.filter((row) => row.plan === plan),
                  "net",
                ),
              );
              return {
                key: month,
                cells: [
                  monthOf(month),
                  ...byPlan,
                  sum(rows, "net"),
                  sum(rows, "tax"),
                  sum(rows, "processor"),
                ],
              };
            })}
          />
        );
      })}
    </section>
  );
}
