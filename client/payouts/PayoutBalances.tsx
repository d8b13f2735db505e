import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import type { PayoutBalances_payee$key } from "../__generated__/PayoutBalances_payee.graphql.ts";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import { RequestPayoutDialog } from "./RequestPayoutDialog.tsx";

/** What is there in every currency, and the way to ask for it. */
export function PayoutBalances({ payee }: { payee: PayoutBalances_payee$key }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment PayoutBalances_payee on Payee {
        balances {
          currency
          held {
            amountMinor
          }
          available {
            amountMinor
          }
          pending {
            amountMinor
          }
        }
        nextAt
        thresholdMinor
        minimumMinor
        mayManage
        isFrozen
        account {
          isReady
          heldUntil
        }
        ...RequestPayoutDialog_payee
      }
    `,
    payee,
  );
  const money = (minor: string, currency: string) => formatMoney(BigInt(minor), currency, i18n.locale);
  const { balances } = data;
  if (balances.length === 0)
    return <Text c="dimmed">{t`Nothing was earned yet. Your first sale shows up here.`}</Text>;
  const next = data.nextAt ? i18n.date(new Date(data.nextAt), { dateStyle: "long" }) : null;
  const mayAsk =
    data.mayManage && !data.isFrozen && data.account?.isReady === true && data.account.heldUntil === null;
  return (
    <section aria-label={t`Balance`} className="payouts-balances">
      {balances.map(({ currency, held, available, pending }) => {
        const isEnough = BigInt(available.amountMinor) >= BigInt(data.minimumMinor);
        const estimate = money(available.amountMinor, currency);
        const isDue = BigInt(available.amountMinor) >= BigInt(data.thresholdMinor);
        const threshold = money(data.thresholdMinor, currency);
        return (
          <div className="payouts-balance" key={currency}>
            <dl>
              <div data-main>
                <dt>{t`Available`}</dt>
                <dd>{estimate}</dd>
              </div>
              <div>
                <dt>{t`On its way`}</dt>
                <dd>{money(pending.amountMinor, currency)}</dd>
              </div>
              <div>
                <dt>{t`Held`}</dt>
                <dd>{money(held.amountMinor, currency)}</dd>
              </div>
            </dl>
            <div className="payouts-ask">
              <p>
                {!next
                  ? t`Paid out when you ask for it.`
                  : isDue
                    ? t`Next payout on ${next}, about ${estimate}.`
                    : t`Next payout on ${next}, if there is ${threshold} by then.`}
              </p>
              {data.mayManage && (
                <OnlineButton
                  disabled={!mayAsk || !isEnough}
                  onClick={() => setAsked(currency)}
                >{t`Pay out`}</OnlineButton>
              )}
            </div>
          </div>
        );
      })}
      {asked && <RequestPayoutDialog payee={data} currency={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
