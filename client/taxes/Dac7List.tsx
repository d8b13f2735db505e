import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Badge, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { Dac7List_year$key } from "../__generated__/Dac7List_year.graphql.ts";
import { MoneyRow } from "../finances/sale/MoneyRow.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { FileLinks } from "./FileLinks.tsx";
import type { FileAt } from "./taxFiles.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

/** What the platform would have to tell a tax office about the studio, and whether it is enough to be told. */
export function Dac7List({ year: yearRef, fileAt }: { year: Dac7List_year$key; fileAt: FileAt }) {
  const { t } = useLingui();
  const money = useMoney();
  const { currencyName } = useTaxLabels();
  const { year, dac7 } = useFragment(
    graphql`
      fragment Dac7List_year on TaxYear {
        year
        dac7 {
          currency
          sales
          isOverThreshold
          consideration {
            amountMinor
            currency
          }
          fees {
            amountMinor
            currency
          }
          tax {
            amountMinor
            currency
          }
        }
      }
    `,
    yearRef,
  );
  const isOver = dac7.some(({ isOverThreshold }) => isOverThreshold);
  return (
    <section className="finances-card taxes-card" aria-labelledby="taxes-dac7">
      <div className="taxes-quarter">
        <h2 id="taxes-dac7">{t`What platforms report about sellers (DAC7)`}</h2>
        <FileLinks
          files={[{ href: fileAt("dac7.csv"), kind: "CSV", name: t`DAC7 list of ${String(year)} as CSV` }]}
        />
      </div>
      <p>{t`Platforms tell the tax office each January what sellers in the EU earned in the year before. Levare does this; you file nothing for it, but your details must be complete.`}</p>
      <p>{t`It starts with 30 sales or more than 2,000 EUR in a year. The law says this of goods. Whether downloads count is not settled, so everything is counted here, and other currencies as if they were euros.`}</p>
      {dac7.length > 0 && (
        <div>
          <Badge color={isOver ? "amber" : "gray"} variant="light">
            {isOver ? t`Over the threshold: it is reported` : t`Below the threshold: nothing is reported`}
          </Badge>
        </div>
      )}
      {dac7.length === 0 && <Text c="dimmed">{t`Nothing was sold in ${String(year)}.`}</Text>}
      {dac7.map(({ currency, sales, consideration, fees, tax }) => (
        <table key={currency} className="sale-table" aria-label={t`Reported in ${currencyName(currency)}`}>
          <tbody>
            <MoneyRow
              label={t`What you got for your sales`}
              amount={money(consideration)}
              note={t`${plural(sales, { one: "# sale", other: "# sales" })}`}
            />
            <MoneyRow label={t`Fees of Levare and the payment provider`} amount={money(fees)} />
            <MoneyRow label={t`Tax that was kept apart`} amount={money(tax)} />
          </tbody>
        </table>
      ))}
    </section>
  );
}
