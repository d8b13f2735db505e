import { useLingui } from "@lingui/react/macro";
import { Stack, Text, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql } from "react-relay";
import { EVIDENCE_LIMIT, evidenceProblem } from "../../../domain/sales/evidence.ts";
import type { EvidenceFormMutation } from "../../__generated__/EvidenceFormMutation.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { LeaveDialog } from "../../settings/LeaveDialog.tsx";
import { OnlineButton } from "../../ui/OnlineButton.tsx";
import { useVerb } from "../useVerb.ts";

interface Props {
  disputeId: string;
  draft: string;
  onClose: () => void;
}

/** Tells the bank why the payment was right. */
export function EvidenceForm({ disputeId, draft, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [evidence, setEvidence] = useState(draft);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = useVerb<EvidenceFormMutation>(graphql`
    mutation EvidenceFormMutation($input: SendDisputeEvidenceInput!) {
      sendDisputeEvidence(input: $input) {
        __typename
        ... on SendDisputeEvidencePayload {
          admin {
            ...DisputesPart_admin
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

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = evidenceProblem(evidence);
    if (wrong) return setProblem(said(wrong));
    setSending(true);
    const refused = await send({ input: { disputeId, evidence } }, t`The bank gets the evidence.`);
    setSending(false);
    setProblem(refused?.message ?? null);
    if (!refused) onClose();
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <Text c="dimmed">
          {t`The bank takes evidence once: you cannot change or add anything afterwards. Without any, the money goes back to the buyer.`}
        </Text>
        <Textarea
          label={t`Evidence`}
          description={t`What was bought, when it was delivered or downloaded, and what you wrote to each other.`}
          rows={8}
          maxLength={EVIDENCE_LIMIT}
          value={evidence}
          onChange={(event) => setEvidence(event.currentTarget.value)}
          error={problem}
          data-autofocus
        />
        <OnlineButton type="submit" loading={isSending}>
          {t`Send to the bank`}
        </OnlineButton>
      </Stack>
      <LeaveDialog isDirty={evidence !== draft && !isSending} />
    </form>
  );
}
