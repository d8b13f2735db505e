import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { ForgotFormMutation } from "../__generated__/ForgotFormMutation.graphql.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { isDemo } from "./demo.ts";
import { FormMessage } from "./FormMessage.tsx";
import { useSend } from "./useSend.ts";

/** Asks for a letter with a link for a new password. What it says is the same whether the account exists or not. */
export function ForgotForm() {
  const { t } = useLingui();
  const said = useRefusal();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useSend<ForgotFormMutation>(graphql`
    mutation ForgotFormMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
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
      const { requestPasswordReset: answer } = await commit({ input: { email } });
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
    <>
      <PageTitle title={t`Forgot your password?`} />
      <form onSubmit={handleSubmit} noValidate className="auth-form">
        <Text c="dimmed">{t`Enter your email address. We send you a link to choose a new password.`}</Text>
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {problem && <FormMessage text={said(problem)} isSuccess={false} />}
        {state === "sent" && (
          <FormMessage text={t`Check your email for the link. It works for 30 minutes.`} isSuccess>
            {isDemo() && (
              <Anchor href="/dev/mail" target="_blank" rel="noopener">
                {t`Open the demo's mailbox`}
              </Anchor>
            )}
          </FormMessage>
        )}
        <Button type="submit" fullWidth size="lg" disabled={state === "sending"}>
          {state === "sending" ? t`Sending...` : t`Send the link`}
        </Button>
      </form>
    </>
  );
}
