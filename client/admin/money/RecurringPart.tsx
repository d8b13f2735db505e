import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import type { RecurringPart_admin$key } from "../../__generated__/RecurringPart_admin.graphql.ts";
import { MoneyTable } from "./MoneyTable.tsx";
import { useMoneyLabels } from "./useMoneyLabels.ts";

/** What plans bring in each month, as of now. */
export function RecurringPart({ admin }: { admin: RecurringPart_admin$key }) {
  const { t, i18n } = useLingui();
  const { planOf, money } = useMoneyLabels();
  const { recurringRevenue } = useFragment(
    graphql`
      fragment RecurringPart_admin on Admin {
        recurringRevenue {
          plan
          people
          ending
          monthly {
            amountMinor
            currency
          }
        }
      }
    `,
    admin,
  );
  const totals = new Map<string, bigint>();
  for (const { monthly } of recurringRevenue)
    totals.set(monthly.currency, (totals.get(monthly.currency) ?? 0n) + BigInt(monthly.amountMinor));
  const people = recurringRevenue.reduce((sum, each) => sum + each.people, 0);
  return (
    <section aria-labelledby="recurring" className="admin-part">
      <h2 id="recurring">{t`Monthly recurring revenue`}</h2>
      <p className="admin-sum">
        {[...totals].map(([currency, minor]) => (
          <strong key={currency} className="admin-figure">
            {formatMoney(minor, currency, i18n.locale)}
          </strong>
        ))}
        <span>{t`${plural(people, { one: "# person pays", other: "# people pay" })}`}</span>
      </p>
      <Text c="dimmed" maw="70ch">
        {t`At the prices of today, without tax. A plan that is paid by the year counts a twelfth; one whose card failed does not count.`}
      </Text>
      <MoneyTable
        name={t`Each month`}
        heads={[t`Plan`, t`People`, t`Ending`, t`Each month`]}
        rows={recurringRevenue.map(({ plan, people: some, ending, monthly }) => ({
          key: plan,
          cells: [planOf(plan), i18n.number(some), i18n.number(ending), money(monthly)],
        }))}
      />
    </section>
  );
}
