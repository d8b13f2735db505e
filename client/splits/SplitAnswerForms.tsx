import { useLingui } from "@lingui/react/macro";
import { Button, Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SplitAnswerForms_offer$key } from "../__generated__/SplitAnswerForms_offer.graphql.ts";
import type { SplitAnswerFormsRefuseMutation } from "../__generated__/SplitAnswerFormsRefuseMutation.graphql.ts";
import type { SplitAnswerFormsSignMutation } from "../__generated__/SplitAnswerFormsSignMutation.graphql.ts";
import type { SplitScreen_offer$key } from "../__generated__/SplitScreen_offer.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useQuestion } from "../ui/useQuestion.tsx";

interface Props {
  offer: SplitAnswerForms_offer$key;
  token: string;
  /** With the offer as it stands since the answer. */
  onAnswered: (offer: SplitScreen_offer$key) => void;
}

interface Answer {
  offer?: SplitScreen_offer$key;
}

/** Sign with one's name, or refuse with a reason. */
export function SplitAnswerForms({ offer: offerRef, token, onAnswered }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [dialog, ask] = useQuestion();
  const { title, studio, contentHash, answer } = useFragment(
    graphql`
      fragment SplitAnswerForms_offer on SplitOffer {
        title
        studio
        contentHash
        answer
      }
    `,
    offerRef,
  );
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [isRefusing, setRefusing] = useState(answer === "refused");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commitSign = useCommit<SplitAnswerFormsSignMutation>(graphql`
    mutation SplitAnswerFormsSignMutation($input: SignSplitInput!) {
      signSplit(input: $input) {
        __typename
        ... on SignSplitPayload {
          offer {
            ...SplitScreen_offer
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const commitRefuse = useCommit<SplitAnswerFormsRefuseMutation>(graphql`
    mutation SplitAnswerFormsRefuseMutation($input: RefuseSplitInput!) {
      refuseSplit(input: $input) {
        __typename
        ... on RefuseSplitPayload {
          offer {
            ...SplitScreen_offer
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function send(answering: () => Promise<Answer>) {
    setSending(true);
    setProblem(null);
    try {
      const told = await answering();
      if (told.offer) onAnswered(told.offer);
      else setProblem(refusalIn(told));
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setSending(false);
  }

  function sign(event: FormEvent) {
    event.preventDefault();
    void send(async () => (await commitSign({ input: { token, name, contentHash } })).signSplit);
  }

  function refuse(event: FormEvent) {
    event.preventDefault();
    ask({
      title: t`Refuse this split?`,
      follows: t`${studio} will read why. Nobody is paid their share of ${title} by this version: it takes a new one that you sign.`,
      yes: t`Refuse`,
      onYes: () => void send(async () => (await commitRefuse({ input: { token, reason } })).refuseSplit),
    });
  }

  return (
    <>
      {problem && <FormMessage isSuccess={false} text={said(problem)} />}
      {!isRefusing && (
        <form className="auth-form" onSubmit={sign} noValidate>
          <TextInput
            label={t`Your full name`}
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Text c="dimmed" size="sm">
            {t`By signing you agree to these shares. Your name, the time and a fingerprint of what you signed are kept as proof.`}
          </Text>
          <Button type="submit" size="lg" fullWidth loading={isSending} disabled={!name.trim()}>
            {t`Sign`}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setRefusing(true)}>{t`I do not agree`}</Button>
        </form>
      )}
      {isRefusing && (
        <form className="auth-form" onSubmit={refuse} noValidate>
          <Textarea
            label={t`What is wrong?`}
            description={t`${studio} reads this.`}
            maxLength={500}
            autosize
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" color="red" size="lg" fullWidth loading={isSending} disabled={!reason.trim()}>
            {t`Refuse this split`}
          </Button>
          <Button variant="default" fullWidth onClick={() => setRefusing(false)}>
            {answer === "refused" ? t`Sign it after all` : t`Back`}
          </Button>
        </form>
      )}
      <Text c="dimmed" size="sm" className="splits-hash">
        {t`Fingerprint of this version: ${contentHash.slice(0, 16)}`}
      </Text>
      {dialog}
    </>
  );
}
