import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SaleSteps_sale$key } from "../../__generated__/SaleSteps_sale.graphql.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { useKindLabels } from "../useKindLabels.ts";

/** What the sale brought, step by step, down to what it comes to. */
export function SaleSteps({ sale }: { sale: SaleSteps_sale$key }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const labelOf = useKindLabels();
  const { steps, earned } = useFragment(
    graphql`
      fragment SaleSteps_sale on Sale {
        earned {
          amountMinor
          currency
        }
        steps {
          kind
          postedAt
          amount {
            amountMinor
            currency
          }
        }
      }
    `,
    sale,
  );
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="sale-steps">
      <h2 id="sale-steps">{t`What it brought you`}</h2>
      <table className="sale-table">
        <tbody>
          {steps.map(({ kind, postedAt, amount }) => (
            <tr key={`${postedAt} ${kind} ${amount.amountMinor}`}>
              <th scope="row">
                {labelOf(kind)}
                <small>
                  <time dateTime={postedAt}>
                    {i18n.date(new Date(postedAt), { dateStyle: "medium", timeStyle: "short" })}
                  </time>
                </small>
              </th>
              <td>{amount.amountMinor === "0" ? "" : money(amount)}</td>
            </tr>
          ))}
          <tr data-sum>
            <th scope="row">{t`You earned`}</th>
            <td>{money(earned)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
