import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useNavigate } from "react-router";
import { GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import type { ConfirmDeletionMutation } from "../__generated__/ConfirmDeletionMutation.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import type { Money } from "../ui/useMoney.ts";
import { UnpaidEarnings } from "./UnpaidEarnings.tsx";

type Answer =
  | { kind: "asking" | "sending" | "spent" }
  | { kind: "failed"; told: RefusalPayload }
  | { kind: "refused"; told: RefusalPayload; studios: readonly string[] };

/** What would be paid to nobody, once it is told. */
interface Unpaid {
  told: RefusalPayload;
  earnings: readonly Money[];
}

/** The page behind the letter: one press begins the days in which it can be taken back. */
export function ConfirmDeletion({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const viewer = useMaybeViewer();
  const session = useSession();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer>({ kind: "asking" });
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null);
  const [giveUpEarnings, setGiveUpEarnings] = useState(false);
  const commit = useCommit<ConfirmDeletionMutation>(graphql`
    mutation ConfirmDeletionMutation($input: ConfirmAccountDeletionInput!) {
      confirmAccountDeletion(input: $input) {
        __typename
        ... on ConfirmAccountDeletionPayload {
          deletion {
            code
          }
        }
        ... on StudiosNeedOwner {
          code
          params
          message
          studios
        }
        ... on EarningsUnpaid {
          code
          params
          message
          earnings {
            amountMinor
            currency
          }
        }
        ... on LinkSpent {
          code
          params
          message
        }
      }
    }
  `);

  async function confirm() {
    setAnswer({ kind: "sending" });
    try {
      const { confirmAccountDeletion: told } = await commit({ input: { token, giveUpEarnings } });
      if (told.__typename === "StudiosNeedOwner")
        return setAnswer({ kind: "refused", told, studios: told.studios });
      if (told.__typename === "EarningsUnpaid") {
        setUnpaid({ told, earnings: told.earnings });
        return setAnswer({ kind: "asking" });
      }
      if (told.__typename !== "ConfirmAccountDeletionPayload") return setAnswer({ kind: "spent" });
      const status = `/privacy/deletion-status?code=${told.deletion.code}`;
      // The signed-in tree tells of it on every page: it is read anew.
      if (viewer) session.restart(status);
      else void navigate(status);
    } catch (error) {
      setAnswer({ kind: "failed", told: accidentIn(error) });
    }
  }

  const isOver = answer.kind === "spent";
  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Delete your account?`} />
        {answer.kind === "spent" && (
          <FormMessage isSuccess={false} text={t`This link was already used or has expired.`} />
        )}
        {answer.kind === "failed" && <FormMessage isSuccess={false} text={said(answer.told)} />}
        {answer.kind === "refused" && (
          <FormMessage isSuccess={false} text={said(answer.told)}>
            <strong>{new Intl.ListFormat(i18n.locale).format(answer.studios)}</strong>
          </FormMessage>
        )}
        {!isOver && (
          <>
            <Text c="dimmed">
              {t`Everything about you is deleted in ${GRACE_DAYS} days: your profile, your music, your studios. Until then everything works as before, and one click keeps your account.`}
            </Text>
            {unpaid && (
              <UnpaidEarnings
                text={said(unpaid.told)}
                earnings={unpaid.earnings}
                isGivenUp={giveUpEarnings}
                onChange={setGiveUpEarnings}
                of="account"
              >
                <Trans>
                  Have it paid out first: what{" "}
                  <Anchor component={Link} to="/finances/payouts">
                    your studio
                  </Anchor>{" "}
                  earned, and what{" "}
                  <Anchor component={Link} to="/settings/shares">
                    your shares
                  </Anchor>{" "}
                  earned.
                </Trans>
              </UnpaidEarnings>
            )}
            <Button
              size="lg"
              fullWidth
              color="red"
              disabled={answer.kind === "sending" || (unpaid !== null && !giveUpEarnings)}
              onClick={() => void confirm()}
            >
              {t`Delete my account in ${GRACE_DAYS} days`}
            </Button>
          </>
        )}
        {isOver && (
          <Button component={Link} to="/privacy/data-deletion" size="lg" fullWidth>
            {t`Request a new email`}
          </Button>
        )}
        <Button component={Link} to="/" size="lg" fullWidth variant="default">
          {isOver ? t`Continue to Levare` : t`Keep my account`}
        </Button>
      </section>
    </div>
  );
}
