import { useLingui } from "@lingui/react/macro";
import { Alert, PasswordInput, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { decimalsOf } from "../../domain/money/decimals.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { minorIn } from "../../domain/payouts/amountField.ts";
import type { RequestPayoutDialog_payee$key } from "../__generated__/RequestPayoutDialog_payee.graphql.ts";
import type { RequestPayoutDialogMutation } from "../__generated__/RequestPayoutDialogMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { usePasswordToggle } from "../accounts/usePasswordToggle.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import { useFailureLabels } from "./useFailureLabels.ts";

interface Props {
  payee: RequestPayoutDialog_payee$key;
  currency: string;
  onClose: () => void;
}

/** How much goes to which bank, with the password once more. */
export function RequestPayoutDialog({ payee, currency, onClose }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const failed = useFailureLabels();
  const toggle = usePasswordToggle();
  const { id, balances, minimumMinor, asksPassword, account } = useFragment(
    graphql`
      fragment RequestPayoutDialog_payee on Payee {
        id
        balances {
          currency
          available {
            amountMinor
          }
        }
        minimumMinor
        asksPassword
        account {
          bankLast4
        }
      }
    `,
    payee,
  );
  const commit = useCommit<RequestPayoutDialogMutation>(graphql`
    mutation RequestPayoutDialogMutation($input: RequestPayoutInput!) {
      requestPayout(input: $input) {
        __typename
        ... on RequestPayoutPayload {
          payout {
            payee {
              id
              ...PayoutBalances_payee
              ...PayoutHistory_payee
            }
          }
        }
        ... on UserError {
          code
          params
          message
        }
        ... on InvalidInput {
          field
        }
      }
    }
  `);
  const available = BigInt(balances.find((each) => each.currency === currency)?.available.amountMinor ?? "0");
  const [amount, setAmount] = useState(plain(available, currency));
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<{ field: string | null; words: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const wordsOf = (field: string | null) => (problem?.field === field ? problem.words : null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      const amountMinor = minorIn(amount, currency) ?? "";
      const { requestPayout: answer } = await commit({
        input: {
          payeeId: id,
          currency,
          amountMinor,
          password: asksPassword ? password : null,
        },
      });
      if (answer.__typename === "RequestPayoutPayload") return onClose();
      const field = answer.__typename === "InvalidInput" ? (answer.field ?? null) : null;
      // Who has no password is told beside the button to sign in anew.
      setProblem({
        field: field === "password" && !asksPassword ? null : field,
        words: said(refusalIn(answer)),
      });
    } catch (error) {
      setProblem({ field: null, words: failed(error) });
    }
    setSending(false);
  }

  const last4 = account?.bankLast4 ?? "";
  const minimum = formatMoney(BigInt(minimumMinor), currency, i18n.locale);
  return (
    <AppModal isOpen onClose={onClose} title={t`Pay out`}>
      <form onSubmit={(event) => void send(event)} className="payouts-form" noValidate>
        <Text>{t`To your bank account ending in ${last4}. It arrives within a few days.`}</Text>
        <TextInput
          label={t`Amount in ${currency}`}
          description={t`At least ${minimum}`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={wordsOf("amountMinor")}
          data-autofocus
        />
        {asksPassword && (
          <PasswordInput
            label={t`Your password`}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={wordsOf("password")}
          />
        )}
        {wordsOf(null) && (
          <Alert color="red" role="alert">
            {wordsOf(null)}
          </Alert>
        )}
        <OnlineButton type="submit" loading={isSending}>{t`Pay out`}</OnlineButton>
      </form>
    </AppModal>
  );
}

function plain(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor > 0n ? minor : 0n).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}
