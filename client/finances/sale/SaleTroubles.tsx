import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SaleTroubles_sale$key } from "../../__generated__/SaleTroubles_sale.graphql.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { useSaleLabels, wordOf } from "./useSaleLabels.ts";

/** What was given back, and what a buyer's bank asks back. Nothing where there is neither. */
export function SaleTroubles({ sale }: { sale: SaleTroubles_sale$key }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const labels = useSaleLabels();
  const { refunds, disputes } = useFragment(
    graphql`
      fragment SaleTroubles_sale on Sale {
        refunds {
          refundId
          state
          reason
          problem
          createdAt
          amount {
            amountMinor
            currency
          }
        }
        disputes {
          disputeId
          state
          openedAt
          evidenceUntil
          amount {
            amountMinor
            currency
          }
          fee {
            amountMinor
            currency
          }
        }
      }
    `,
    sale,
  );
  const day = (at: string) => i18n.date(new Date(at), { dateStyle: "medium" });
  return (
    <>
      {disputes.length > 0 && (
        <section aria-labelledby="sale-disputes">
          <h2 id="sale-disputes">{t`Disputes`}</h2>
          <ul className="sale-events">
            {disputes.map(({ disputeId, state, openedAt, evidenceUntil, amount, fee }) => {
              const until = evidenceUntil ? day(evidenceUntil) : "";
              const asked = money(fee);
              return (
                <li key={disputeId}>
                  <strong>{money(amount)}</strong>
                  <span>{wordOf(labels.dispute, state)}</span>
                  <span>{day(openedAt)}</span>
                  {state === "open" && (
                    <p>
                      {t`The buyer asked their bank for the money back. The bank takes a fee of ${asked} for it, which comes back if it decides for you.`}{" "}
                      {until && t`It hears both sides until ${until}.`}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section aria-labelledby="sale-refunds">
          <h2 id="sale-refunds">{t`Refunds`}</h2>
          <ul className="sale-events">
            {refunds.map(({ refundId, state, reason, problem, createdAt, amount }) => (
              <li key={refundId}>
                <strong>{money(amount)}</strong>
                <span>{wordOf(labels.refund, state)}</span>
                <span>{day(createdAt)}</span>
                <span>
                  {reason ? wordOf(labels.reason, reason) : t`Made on the page of the payment provider`}
                </span>
                {problem && <p>{problem}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
