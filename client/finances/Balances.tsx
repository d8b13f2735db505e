import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { Balances_workspace$key } from "../__generated__/Balances_workspace.graphql.ts";
import { type Money, useMoney } from "../ui/useMoney.ts";

/** What is there in every currency, and when it is paid out. */
export function Balances({ workspace }: { workspace: Balances_workspace$key }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { balances, payee } = useFragment(
    graphql`
      fragment Balances_workspace on Workspace {
        balances {
          currency
          held {
            amountMinor
            currency
          }
          available {
            amountMinor
            currency
          }
          pending {
            amountMinor
            currency
          }
        }
        payee {
          nextAt
          thresholdMinor
          isFrozen
          account {
            isReady
          }
        }
      }
    `,
    workspace,
  );
  const nextAt = payee?.isFrozen ? null : payee?.nextAt;
  const next = nextAt ? i18n.date(new Date(nextAt), { dateStyle: "long" }) : null;
  const sentence = (available: Money) => {
    const estimate = money(available);
    if (payee?.isFrozen) return t`Payouts are on hold. Write to us to find out why.`;
    if (BigInt(available.amountMinor) < 0n)
      return t`A refund or a dispute came after the payout. Your next sales make up for it, then payouts go on.`;
    if (!payee?.account?.isReady) return t`To be paid out, say where your bank is.`;
    if (!next) return t`Paid out when you ask for it.`;
    const least = payee?.thresholdMinor ?? "0";
    if (BigInt(available.amountMinor) >= BigInt(least)) return t`Next payout on ${next}, about ${estimate}.`;
    const threshold = money({ amountMinor: least, currency: available.currency });
    return t`Next payout on ${next}, if there is ${threshold} by then.`;
  };
  return (
    <section className="finances-balances" aria-label={t`Balance`}>
      {(balances ?? []).map(({ currency, held, available, pending }) => (
        <div className="finances-balance" key={currency}>
          <dl>
            <div data-main>
              <dt>{t`Available`}</dt>
              <dd>{money(available)}</dd>
            </div>
            <div>
              <dt>{t`On its way`}</dt>
              <dd>{money(pending)}</dd>
            </div>
            <div>
              <dt>{t`Held`}</dt>
              <dd>{money(held)}</dd>
            </div>
          </dl>
          <div className="finances-next">
            <Text c="dimmed">{sentence(available)}</Text>
            <Button component={Link} to="/finances/payouts" variant="default">
              {t`Payouts`}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
