import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { NewsDialogMutation } from "../__generated__/NewsDialogMutation.graphql.ts";
import { isDemo } from "../accounts/demo.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  /** Global id of the artist. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for news of an artist at an address. What it says is the same whether the address is known or not. */
export function NewsDialog({ id, name, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useCommit<NewsDialogMutation>(graphql`
    mutation NewsDialogMutation($input: FollowByMailInput!) {
      followByMail(input: $input) {
        __typename
        ... on FollowByMailPayload {
          isSent
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
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
      const { followByMail: answer } = await commit({ input: { artistId: id, email } });
      if (answer.__typename === "FollowByMailPayload") return setState("sent");
      setProblem(refusalIn(answer));
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
    <AppModal isOpen onClose={onClose} title={t`News of ${name} by email`}>
      {state === "sent" ? (
        <Stack role="status">
          <Text>{t`Check your email and confirm that it is you. The link works for 7 days.`}</Text>
          {isDemo() && (
            <Anchor href="/dev/mail" target="_blank" rel="noopener">
              {t`Open the demo's mailbox`}
            </Anchor>
          )}
          <Button size="lg" onClick={onClose}>
            {t`Done`}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <Stack>
            <Text c="dimmed">{t`We write to you when ${name} puts out something new, and about nothing else. No account needed; every email has a way out.`}</Text>
            <TextInput
              label={t`Email`}
              type="email"
              inputMode="email"
              autoComplete="email"
              data-autofocus
              value={email}
              error={problem && said(problem)}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" size="lg" disabled={state === "sending"}>
              {state === "sending" ? t`Sending...` : t`Get news by email`}
            </Button>
          </Stack>
        </form>
      )}
    </AppModal>
  );
}
