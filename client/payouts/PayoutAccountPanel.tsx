import { useLingui } from "@lingui/react/macro";
import { Alert, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type {
  PayoutAccountPanel_payee$key,
  PayoutRequirement,
} from "../__generated__/PayoutAccountPanel_payee.graphql.ts";
import type { PayoutAccountPanelRefreshMutation } from "../__generated__/PayoutAccountPanelRefreshMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { OpenPayoutAccount } from "./OpenPayoutAccount.tsx";

/** Where the money goes, what the provider still has to know, and the way to its page. */
export function PayoutAccountPanel({
  payee,
  isOff,
}: {
  payee: PayoutAccountPanel_payee$key;
  isOff: boolean;
}) {
  const { t, i18n } = useLingui();
  const data = useFragment(
    graphql`
      fragment PayoutAccountPanel_payee on Payee {
        id
        mayManage
        isFrozen
        account {
          isReady
          isRefused
          isUnderReview
          isGone
          missing
          bankLast4
          heldUntil
        }
        ...OpenPayoutAccount_payee
      }
    `,
    payee,
  );
  const refresh = useCommit<PayoutAccountPanelRefreshMutation>(graphql`
    mutation PayoutAccountPanelRefreshMutation($payeeId: ID!) {
      refreshPayoutAccount(input: { payeeId: $payeeId }) {
        ... on RefreshPayoutAccountPayload {
          payee {
            id
            ...PayoutAccountPanel_payee
            ...PayoutBalances_payee
          }
        }
      }
    }
  `);
  const { account } = data;
  const [query] = useSearchParams();
  const isBack = query.has("onboarding") && data.mayManage;
  const [isAsking, setAsking] = useState(isBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody came back
  useEffect(() => {
    if (!isBack) return;
    // What cannot be asked now comes by the provider's own word.
    refresh({ payeeId: data.id })
      .catch(() => {})
      .finally(() => setAsking(false));
  }, [isBack]);
  const labels: Record<PayoutRequirement, string> = {
    bank: t`A bank account`,
    person: t`Who you are`,
    document: t`A document that shows who you are`,
    business: t`What you do`,
    terms: t`Your yes to the provider's terms`,
    other: t`Some more details`,
  };
  const isNew = !account || account.isGone;

  const last4 = account?.bankLast4 ?? "";
  const until = account?.heldUntil
    ? i18n.date(new Date(account.heldUntil), { dateStyle: "long", timeStyle: "short" })
    : "";
  return (
    <section className="payouts-panel" aria-labelledby="payout-account">
      <h2 id="payout-account">{t`Payout account`}</h2>
      {isAsking && <Text role="status">{t`Looking up your account…`}</Text>}
      {data.isFrozen && <Alert color="amber">{t`Payouts are on hold. Write to us to find out why.`}</Alert>}
      {account?.heldUntil && (
        <Alert color="amber">{t`The bank account was changed. To be safe, payouts go on after ${until}.`}</Alert>
      )}
      {isNew && (
        <p>{t`Say who you are and where your bank is, on the page of our payment provider. It takes about five minutes.`}</p>
      )}
      {account?.isRefused && (
        <Alert color="red">{t`The payment provider does not take this account. Open it to see why.`}</Alert>
      )}
      {account?.isReady && <p>{t`Ready. Your bank account ends in ${last4}.`}</p>}
      {account?.isUnderReview && !account.isRefused && (
        <p>{t`Everything is there. The payment provider takes a look, usually within a day.`}</p>
      )}
      {account && account.missing.length > 0 && !account.isGone && (
        <>
          <p>{t`Still missing:`}</p>
          <ul>
            {account.missing.map((what) => (
              <li key={what}>{labels[what]}</li>
            ))}
          </ul>
        </>
      )}
      {data.mayManage ? (
        <OpenPayoutAccount payee={data} isOff={isOff} />
      ) : (
        <Text c="dimmed">{t`Only the owner of the studio can change this.`}</Text>
      )}
    </section>
  );
}
