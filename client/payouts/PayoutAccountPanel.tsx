import { useLingui } from "@lingui/react/macro";
import { Alert, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type {
  PayoutAccountPanel_workspace$key,
  PayoutRequirement,
} from "../__generated__/PayoutAccountPanel_workspace.graphql.ts";
import type { PayoutAccountPanelRefreshMutation } from "../__generated__/PayoutAccountPanelRefreshMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { OpenPayoutAccount } from "./OpenPayoutAccount.tsx";

/** Where the money goes, what the provider still has to know, and the way to its page. */
export function PayoutAccountPanel({
  workspace,
  isOff,
}: {
  workspace: PayoutAccountPanel_workspace$key;
  isOff: boolean;
}) {
  const { t, i18n } = useLingui();
  const data = useFragment(
    graphql`
      fragment PayoutAccountPanel_workspace on Workspace {
        id
        ...OpenPayoutAccount_workspace
        payoutSetup {
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
        }
      }
    `,
    workspace,
  );
  const refresh = useCommit<PayoutAccountPanelRefreshMutation>(graphql`
    mutation PayoutAccountPanelRefreshMutation($workspaceId: ID!) {
      refreshPayoutAccount(input: { workspaceId: $workspaceId }) {
        ... on RefreshPayoutAccountPayload {
          workspace {
            id
            ...PayoutAccountPanel_workspace
            ...PayoutBalances_workspace
          }
        }
      }
    }
  `);
  const setup = data.payoutSetup!;
  const { account } = setup;
  const [query] = useSearchParams();
  const isBack = query.has("onboarding") && setup.mayManage;
  const [isAsking, setAsking] = useState(isBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody came back
  useEffect(() => {
    if (!isBack) return;
    // What cannot be asked now comes by the provider's own word.
    refresh({ workspaceId: data.id })
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
      {setup.isFrozen && (
        <Alert color="yellow">{t`Payouts of this studio are on hold. Write to us to find out why.`}</Alert>
      )}
      {account?.heldUntil && (
        <Alert color="yellow">{t`The bank account was changed. To be safe, payouts go on after ${until}.`}</Alert>
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
      {setup.mayManage ? (
        <OpenPayoutAccount workspace={data} isOff={isOff} />
      ) : (
        <Text c="dimmed">{t`Only the owner of the studio can change this.`}</Text>
      )}
    </section>
  );
}
