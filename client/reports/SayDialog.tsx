import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { Refusal as Rule } from "../../domain/words/refusal.ts";
import type { Refusal } from "../admin/useVerb.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { LeaveDialog, StandsOn, useAskedClose } from "../settings/LeaveDialog.tsx";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  title: string;
  lead: string;
  label: string;
  description?: string;
  /** How the server names what is written here. */
  field: string;
  max: number;
  problemOf: (words: string) => Rule | null;
  /** The words of the button. */
  act: string;
  onClose: () => void;
  /** Answers with what is wrong; nothing when it is done, and the dialog closes. */
  onAct: (words: string) => Promise<Refusal>;
}

/** Asks for words that others will read, before something is done. */
export function SayDialog(props: Props) {
  const { title, lead, label, description, field, max, problemOf, act, onClose, onAct } = props;
  const { t } = useLingui();
  const said = useRefusal();
  const { place, close } = useAskedClose(onClose);
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isActing, setActing] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = problemOf(words.trim());
    if (wrong) return setRefusal({ field, message: said(wrong) });
    setActing(true);
    const refused = await onAct(words);
    setActing(false);
    setRefusal(refused);
    if (!refused) onClose();
  }

  return (
    <AppModal isOpen onClose={() => void close()} title={title}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <Text c="dimmed">{lead}</Text>
          <Textarea
            label={label}
            description={description}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={max}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            error={refusal?.field === field ? refusal.message : null}
            data-autofocus
          />
          {refusal?.message && refusal.field !== field && (
            <Text role="alert" c="var(--mantine-color-error)">
              {refusal.message}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={isActing}>
              {act}
            </Button>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
      <StandsOn value={place}>
        <LeaveDialog isDirty={words !== "" && !isActing} />
      </StandsOn>
    </AppModal>
  );
}
