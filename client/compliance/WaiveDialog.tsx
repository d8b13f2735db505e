import { useLingui } from "@lingui/react/macro";
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { MAX_WAIVER_REASON, waiverReasonProblem } from "../../domain/compliance/waiver.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  /** What is left. */
  message: string;
  /** Answers with what is wrong; null when it is done. */
  leave: (reason: string) => Promise<RefusalPayload | null>;
  onClose: () => void;
}

/** Asks why a finding may stay as it is; everybody in the studio reads the answer. */
export function WaiveDialog({ message, leave, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);

  async function handleSubmit() {
    const wrong = waiverReasonProblem(reason) ?? (await leave(reason));
    setProblem(wrong);
    if (!wrong) onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Keep it as is?`}>
      <form
        noValidate
        className="compliance-form"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <p>{message}</p>
        <Textarea
          label={t`Why may it stay?`}
          description={t`Your team reads it in the report.`}
          rows={3}
          maxLength={MAX_WAIVER_REASON}
          value={reason}
          error={problem && said(problem)}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group>
          <Button type="submit">{t`Keep as is`}</Button>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
      </form>
    </AppModal>
  );
}
