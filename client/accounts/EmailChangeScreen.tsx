import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { EmailChangeScreenMutation } from "../__generated__/EmailChangeScreenMutation.graphql.ts";
import { useSession } from "../app/Session.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FormMessage } from "./FormMessage.tsx";
import { useCommit } from "./useCommit.ts";
import { useIsLetterOpen } from "./useIsLetterOpen.ts";
import "./accounts.css";

type Answer = "asking" | "sending" | "waiting" | "done" | "spent" | RefusalPayload;

/** The page behind a letter about a change of address: one press says yes for the mailbox that got it. */
export function EmailChangeScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const isOpen = useIsLetterOpen();
  const [answer, setAnswer] = useState<Answer>(isOpen ? "asking" : "spent");
  const commit = useCommit<EmailChangeScreenMutation>(graphql`
    mutation EmailChangeScreenMutation($input: ConfirmEmailChangeInput!) {
      confirmEmailChange(input: $input) {
        __typename
        ... on ConfirmEmailChangePayload {
          isDone
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
    setAnswer("sending");
    try {
      const { confirmEmailChange: told } = await commit({ input: { token } });
      if (told.__typename !== "ConfirmEmailChangePayload") return setAnswer("spent");
      setAnswer(told.isDone ? "done" : "waiting");
    } catch (error) {
      setAnswer(accidentIn(error));
    }
  }

  const accident = typeof answer === "object" ? answer : null;
  const isAsking = accident !== null || answer === "asking" || answer === "sending";
  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Change your address`} />
        {isAsking && (
          <>
            <Text c="dimmed">{t`One click confirms this address. Your address changes once both are confirmed.`}</Text>
            {accident && <FormMessage isSuccess={false} text={said(accident)} />}
            <Button size="lg" fullWidth disabled={answer === "sending"} onClick={() => void confirm()}>
              {t`Yes, change it`}
            </Button>
          </>
        )}
        {answer === "waiting" && (
          <FormMessage
            isSuccess
            text={t`This address is confirmed. Now open the email we sent to the other one.`}
          />
        )}
        {answer === "spent" && (
          <FormMessage isSuccess={false} text={t`This link was already used or has expired.`} />
        )}
        {answer === "done" && <FormMessage isSuccess text={t`Your new address is active.`} />}
        {!isAsking && (
          <Button size="lg" fullWidth variant="default" onClick={() => session.restart("/")}>
            {t`Continue to Levare`}
          </Button>
        )}
      </section>
    </div>
  );
}
