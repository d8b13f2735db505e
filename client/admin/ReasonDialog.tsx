import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { REASON_LIMIT, reasonProblem } from "../../domain/admin/people.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import type { Refusal } from "./useVerb.ts";

interface Props {
  title: string;
  /** What will happen, in a sentence or two. */
  lead: string;
  /** The words of the button. */
  act: string;
  isDangerous?: boolean;
  onClose: () => void;
  /** Answers with what is wrong; nothing when it is done, and the dialog closes. */
  onAct: (reason: string) => Promise<Refusal>;
  /** Fields above the reason; they get what was refused. */
  children?: (refusal: Refusal) => ReactNode;
}

/** Asks why before something is done to somebody: the reason is kept in the audit log. */
export function ReasonDialog({ title, lead, act, isDangerous = false, onClose, onAct, children }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isActing, setActing] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = reasonProblem(reason);
    if (wrong) return setRefusal({ field: "reason", message: said(wrong) });
    setActing(true);
    const refused = await onAct(reason);
    setActing(false);
    setRefusal(refused);
    if (!refused) onClose();
  }

  const isAboutField = refusal !== null && refusal.field !== null && refusal.field !== "id";
  return (
    <AppModal isOpen onClose={onClose} title={title}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <Text c="dimmed">{lead}</Text>
          {children?.(refusal)}
          <Textarea
            label={t`Reason`}
            description={t`Kept in the audit log.`}
            rows={3}
            maxLength={REASON_LIMIT}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={refusal?.field === "reason" ? refusal.message : null}
            data-autofocus={children ? undefined : true}
          />
          {refusal?.message && !isAboutField && (
            <Text role="alert" c="var(--mantine-color-error)">
              {refusal.message}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={isActing} {...(isDangerous ? { color: "red" } : {})}>
              {act}
            </Button>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
