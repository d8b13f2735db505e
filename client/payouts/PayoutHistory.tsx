import { useLingui } from "@lingui/react/macro";
import { Anchor, Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import type { PayoutHistory_payee$key } from "../__generated__/PayoutHistory_payee.graphql.ts";
import type { PayoutHistoryQuery } from "../__generated__/PayoutHistoryQuery.graphql.ts";
import { RequestPayoutDialog } from "./RequestPayoutDialog.tsx";

const COLORS = {
  requested: "gray",
  processing: "sky",
  paid: "mint",
  failed: "red",
  canceled: "gray",
} as const;

/** Every payout, newest first: where it is, why it failed with another try, and what it was made of. */
export function PayoutHistory({ payee }: { payee: PayoutHistory_payee$key }) {
  const { t, i18n } = useLingui();
  const [retried, setRetried] = useState<string | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PayoutHistoryQuery,
    PayoutHistory_payee$key
  >(
    graphql`
      fragment PayoutHistory_payee on Payee
      @refetchable(queryName: "PayoutHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        mayManage
        account {
          isReady
          heldUntil
        }
        payouts(first: $count, after: $cursor) @connection(key: "PayoutHistory_payouts") {
          edges {
            node {
              id
              state
              failure
              createdAt
              arrivesAt
              amount {
                amountMinor
                currency
              }
            }
          }
        }
        ...RequestPayoutDialog_payee
      }
    `,
    payee,
  );
  const labels = {
    requested: t`Asked for`,
    processing: t`On its way`,
    paid: t({ message: "Paid", context: "state of a payout" }),
    failed: t({ message: "Failed", context: "state of a payout" }),
    canceled: t`Canceled`,
  };
  const edges = data.payouts.edges;
  const mayRetry = data.mayManage && data.account?.isReady && !data.account.heldUntil;
  return (
    <section aria-labelledby="payout-history">
      <h2 id="payout-history">{t`History`}</h2>
      {edges.length === 0 && <Text c="dimmed">{t`No payouts yet.`}</Text>}
      <ul className="payouts-history">
        {edges.map(({ node }, place) => {
          const { id, state, failure, createdAt, arrivesAt, amount } = node;
          const day = i18n.date(new Date(createdAt), { dateStyle: "medium" });
          const arrival = arrivesAt ? i18n.date(new Date(arrivesAt), { dateStyle: "medium" }) : "";
          const words = formatMoney(BigInt(amount.amountMinor), amount.currency, i18n.locale);
          return (
            <li key={id}>
              <div className="payouts-line">
                <strong>{words}</strong>
                <span>{day}</span>
                <Badge color={COLORS[state]} variant="light">
                  {labels[state]}
                </Badge>
                <span className="payouts-files">
                  <Anchor
                    href={`/api/payouts/${id}/statement.pdf`}
                    aria-label={t`Statement of ${day} as PDF`}
                  >
                    PDF
                  </Anchor>
                  <Anchor
                    href={`/api/payouts/${id}/statement.csv`}
                    aria-label={t`Statement of ${day} as CSV`}
                  >
                    CSV
                  </Anchor>
                </span>
              </div>
              {state === "processing" && arrival && <p>{t`At your bank on ${arrival}.`}</p>}
              {failure && <p role={place === 0 ? "status" : undefined}>{failure}</p>}
              {place === 0 && state === "failed" && mayRetry && (
                <Button variant="default" onClick={() => setRetried(amount.currency)}>{t`Try again`}</Button>
              )}
            </li>
          );
        })}
      </ul>
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={() => loadNext(20)}>{t`Show more`}</Button>
      )}
      {retried && <RequestPayoutDialog payee={data} currency={retried} onClose={() => setRetried(null)} />}
    </section>
  );
}
