import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import type { PayoutBalances_workspace$key } from "../__generated__/PayoutBalances_workspace.graphql.ts";
import { RequestPayoutDialog } from "./RequestPayoutDialog.tsx";

/** What is there in every currency, and the way to ask for it. */
export function PayoutBalances({ workspace }: { workspace: PayoutBalances_workspace$key }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  const data = useFragment(
    graphql`
      fragment PayoutBalances_workspace on Workspace {
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
        payoutSetup {
          nextAt
          minimumMinor
          mayManage
          isFrozen
          account {
            isReady
            heldUntil
          }
        }
        ...RequestPayoutDialog_workspace
      }
    `,
    workspace,
  );
  const setup = data.payoutSetup!;
  const money = (minor: string, currency: string) => formatMoney(BigInt(minor), currency, i18n.locale);
  const balances = data.balances ?? [];
  if (balances.length === 0)
    return <Text c="dimmed">{t`Nothing was earned yet. Your first sale shows up here.`}</Text>;
  const next = setup.nextAt ? i18n.date(new Date(setup.nextAt), { dateStyle: "long" }) : null;
  const mayAsk =
    setup.mayManage && !setup.isFrozen && setup.account?.isReady === true && setup.account.heldUntil === null;
  return (
    <section aria-label={t`Balance`} className="payouts-balances">
      {balances.map(({ currency, held, available, pending }) => {
        const isEnough = BigInt(available.amountMinor) >= BigInt(setup.minimumMinor);
        const estimate = money(available.amountMinor, currency);
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
              <p>{next ? t`Next payout on ${next}, about ${estimate}.` : t`Paid out when you ask for it.`}</p>
              {setup.mayManage && (
                <Button
                  disabled={!mayAsk || !isEnough}
                  onClick={() => setAsked(currency)}
                >{t`Pay out`}</Button>
              )}
            </div>
          </div>
        );
      })}
      {asked && <RequestPayoutDialog workspace={data} currency={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
