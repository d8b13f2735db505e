import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { ProveScreenMutation } from "../__generated__/ProveScreenMutation.graphql.ts";
import { useSession } from "../app/Session.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FormMessage } from "./FormMessage.tsx";
import { keepPendingPlace, takePlaceAfterSignIn } from "./pendingPlace.ts";
import { useCommit } from "./useCommit.ts";
import { useIsLetterOpen } from "./useIsLetterOpen.ts";
import "./accounts.css";

type Answer = "asking" | "sending" | "done" | "spent" | RefusalPayload;

/** The page behind the letter of a registration: one press says that the mailbox is one's own. */
export function ProveScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const viewer = useMaybeViewer();
  const isOpen = useIsLetterOpen();
  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Confirm your address`} />
        {viewer ? (
          <Confirm token={token} email={viewer.email} isOpen={isOpen} />
        ) : (
          <SignInFirst token={token} />
        )}
      </section>
    </div>
  );
}

function Confirm({ token, email, isOpen }: { token: string; email: string; isOpen: boolean }) {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const [answer, setAnswer] = useState<Answer>(isOpen ? "asking" : "spent");
  const commit = useCommit<ProveScreenMutation>(graphql`
    mutation ProveScreenMutation($input: ProveEmailInput!) {
      proveEmail(input: $input) {
        __typename
        ... on ProveEmailPayload {
          viewer {
            id
            isEmailProven
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
    setAnswer("sending");
    try {
      const { proveEmail: told } = await commit({ input: { token } });
      setAnswer(told.__typename === "ProveEmailPayload" ? "done" : "spent");
    } catch (error) {
      setAnswer(accidentIn(error));
    }
  }

  const accident = typeof answer === "object" ? answer : null;
  const isAsking = accident !== null || answer === "asking" || answer === "sending";
  return (
    <>
      {isAsking && <Text c="dimmed">{t`One click confirms that ${email} is your address.`}</Text>}
      {accident && <FormMessage isSuccess={false} text={said(accident)} />}
      {answer === "spent" && (
        <FormMessage isSuccess={false} text={t`This link has expired, or was sent to another account.`} />
      )}
      {answer === "done" && <FormMessage isSuccess text={t`Your address is confirmed.`} />}
      {isAsking ? (
        <Button size="lg" fullWidth disabled={answer === "sending"} onClick={() => void confirm()}>
          {t`Yes, it is mine`}
        </Button>
      ) : (
        <Button size="lg" fullWidth variant="default" onClick={() => session.restart(takePlaceAfterSignIn())}>
          {t`Continue to Levare`}
        </Button>
      )}
    </>
  );
}

function SignInFirst({ token }: { token: string }) {
  const { t } = useLingui();
  const here = `/auth/prove?token=${encodeURIComponent(token)}`;
  return (
    <>
      <Text c="dimmed">{t`Sign in first with the password you chose. If you did not create this account, sign in by link: it becomes yours, without anything that was set up before.`}</Text>
      <Button
        component={Link}
        to="/auth?view=login"
        size="lg"
        fullWidth
        onClick={() => keepPendingPlace(here)}
      >
        {t`Sign in`}
      </Button>
    </>
  );
}
