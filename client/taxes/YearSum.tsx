import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { YearSum_total$key } from "../__generated__/YearSum_total.graphql.ts";
import { MoneyRow } from "../finances/sale/MoneyRow.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

/** A year in one currency as a sum: what buyers paid, less everything that is not the studio's. */
export function YearSum({ total }: { total: YearSum_total$key }) {
  const { t } = useLingui();
  const money = useMoney();
  const { currencyName } = useTaxLabels();
  const { gross, discounts, refunds, tax, fees, processor, shared, net, sales } = useFragment(
    graphql`
      fragment YearSum_total on TaxYearTotal {
        sales
        gross {
          amountMinor
          currency
        }
        discounts {
          amountMinor
          currency
        }
        refunds {
          amountMinor
          currency
        }
        tax {
          amountMinor
          currency
        }
        fees {
          amountMinor
          currency
        }
        processor {
          amountMinor
          currency
        }
        shared {
          amountMinor
          currency
        }
        net {
          amountMinor
          currency
        }
      }
    `,
    total,
  );
  const { currency } = gross;
  const less = (part: { readonly amountMinor: string }) =>
    money({ amountMinor: String(-BigInt(part.amountMinor)), currency });
  const off = money(discounts);
  const counted = t`${plural(sales, { one: "# sale", other: "# sales" })}`;
  const others = [
    {
      part: refunds,
      label: t`Given back`,
      note: t`Refunds, and payments that banks took back, in the year in which they did.`,
    },
    {
      part: tax,
      label: t`Tax in it`,
      note: t`Kept apart for the tax office. It never was part of your payouts.`,
    },
    { part: fees, label: t`Levare's fee`, note: null },
    {
      part: processor,
      label: t`Cost of card payments`,
      note: t`What the payment provider keeps. Fees of disputes are not in it.`,
    },
    { part: shared, label: t`Shares of others`, note: t`By the splits that were signed.` },
  ];
  return (
    <table className="sale-table" aria-label={t`Sum in ${currencyName(currency)}`}>
      <tbody>
        <MoneyRow
          label={t`Buyers paid`}
          amount={money(gross)}
          note={discounts.amountMinor === "0" ? counted : t`${counted}, after discounts of ${off}`}
        />
        {others
          .filter(({ part }) => part.amountMinor !== "0")
          .map(({ part, label, note }) => (
            <MoneyRow key={label} label={label} amount={less(part)} note={note} />
          ))}
        <MoneyRow label={t`Yours`} amount={money(net)} isSum />
      </tbody>
    </table>
  );
}
