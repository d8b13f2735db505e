import { useLingui } from "@lingui/react/macro";
import { Alert, Anchor, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { PAYOUT_COUNTRIES } from "../../domain/payouts/countries.ts";
import type { OpenPayoutAccount_payee$key } from "../__generated__/OpenPayoutAccount_payee.graphql.ts";
import type { OpenPayoutAccountMutation } from "../__generated__/OpenPayoutAccountMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { leaveFor } from "../billing/plans/leaveFor.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import { PayoutCodeDialog } from "./PayoutCodeDialog.tsx";
import { useFailureLabels } from "./useFailureLabels.ts";

interface Props {
  payee: OpenPayoutAccount_payee$key;
  isOff: boolean;
}

interface Failure {
  code: string;
  words: string;
}

/** The payee's way to the provider's page, past a code where they have two-step sign-in. */
export function OpenPayoutAccount({ payee, isOff }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const failed = useFailureLabels();
  const { id, account, asksCode } = useFragment(
    graphql`
      fragment OpenPayoutAccount_payee on Payee {
        id
        asksCode
        account {
          country
          isReady
          isGone
        }
      }
    `,
    payee,
  );
  const open = useCommit<OpenPayoutAccountMutation>(graphql`
    mutation OpenPayoutAccountMutation($input: OpenPayoutAccountInput!) {
      openPayoutAccount(input: $input) {
        __typename
        ... on OpenPayoutAccountPayload {
          url
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const [country, setCountry] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isAskingCode, setAskingCode] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
  const countries = PAYOUT_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort(
    (a, b) => a.label.localeCompare(b.label, i18n.locale),
  );
  const isNew = !account || account.isGone;

  async function leave(code: string | null) {
    setOpening(true);
    setFailure(null);
    try {
      const { openPayoutAccount: answer } = await open({
        input: { payeeId: id, country: isNew ? country : account.country, code },
      });
      if (answer.__typename === "OpenPayoutAccountPayload") return leaveFor(answer.url ?? "");
      const refused = refusalIn(answer);
      if (refused.code === "accounts.codeNeeded") setAskingCode(true);
      setFailure({ code: refused.code, words: said(refused) });
    } catch (error) {
      setFailure({ code: "", words: failed(error) });
    }
    setOpening(false);
  }

  return (
    <>
      <div className="payouts-open" data-path="payoutAccount">
        {isNew && (
          <NativeSelect
            label={t`Country of your bank`}
            description={t`It cannot be changed later.`}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value)}
            data={[{ value: "", label: t`Choose a country` }, ...countries]}
          />
        )}
        <OnlineButton
          variant={account?.isReady ? "default" : "filled"}
          loading={isOpening}
          disabled={isOff || (isNew && country === "")}
          onClick={() => (asksCode ? setAskingCode(true) : void leave(null))}
        >
          {isNew ? t`Set up payouts` : account.isReady ? t`Change bank account` : t`Continue`}
        </OnlineButton>
      </div>
      {failure && !isAskingCode && (
        <Alert color="red" role="alert">
          {failure.words}
          {failure.code === "payouts.secondFactorFirst" && (
            <>
              {" "}
              <Anchor component={Link} to="/settings/account">{t`Set up two-step sign-in`}</Anchor>
            </>
          )}
        </Alert>
      )}
      {isAskingCode && (
        <PayoutCodeDialog
          isOpening={isOpening}
          problem={failure?.words ?? null}
          onCode={(code) => void leave(code)}
          onClose={() => {
            setAskingCode(false);
            setFailure(null);
          }}
        />
      )}
    </>
  );
}
