import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { RequestDeletionMutation } from "../__generated__/RequestDeletionMutation.graphql.ts";
import { isDemo } from "../accounts/demo.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";

/** Asks for the letter. What it says is the same whether there is an account or not. */
export function RequestDeletion({ email: ownEmail }: { email: string }) {
  const { t } = useLingui();
  const said = useRefusal();
  const [email, setEmail] = useState(ownEmail);
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useCommit<RequestDeletionMutation>(graphql`
    mutation RequestDeletionMutation($input: RequestAccountDeletionInput!) {
      requestAccountDeletion(input: $input) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);

  async function send() {
    setState("sending");
    setProblem(null);
    try {
      const { requestAccountDeletion: answer } = await commit({ input: { email } });
      if (answer.__typename !== "InvalidInput") return setState("sent");
      setProblem(answer);
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setState("idle");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="privacy-form">
      <TextInput
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        disabled={state === "sent"}
      />
      {problem && <FormMessage text={said(problem)} isSuccess={false} />}
      {state === "sent" ? (
        <FormMessage
          text={t`Check your email. If this address has an account, we sent you a link to confirm.`}
          isSuccess
        >
          {isDemo() && (
            <Anchor href="/dev/mail" target="_blank" rel="noopener">
              {t`Open the demo's mailbox`}
            </Anchor>
          )}
        </FormMessage>
      ) : (
        <Button type="submit" size="lg" disabled={state === "sending"}>
          {state === "sending" ? t`Sending...` : t`Request deletion`}
        </Button>
      )}
    </form>
  );
}
