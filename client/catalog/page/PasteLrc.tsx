import { useLingui } from "@lingui/react/macro";
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { type LyricLine, readLrc } from "../../../domain/catalog/lrc.ts";
import { AppModal } from "../../ui/AppModal.tsx";

interface Props {
  onLines: (lines: LyricLine[]) => void;
  onClose: () => void;
}

/** Takes timed lyrics from another program. Lines that cannot be read are named, and nothing is taken until all can. */
export function PasteLrc({ onLines, onClose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function handleTake() {
    const { lines, badLines } = readLrc(text);
    const numbers = badLines.slice(0, 10).join(", ");
    if (badLines.length > 0) return setProblem(t`These lines have no time like [01:23.45]: ${numbers}`);
    if (lines.length === 0) return setProblem(t`No line has a time.`);
    onLines(lines);
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Paste LRC`} size="lg">
      <Textarea
        data-autofocus
        label={t`Synced lyrics`}
        placeholder={"[00:12.00]…\n[00:17.20]…"}
        rows={10}
        resize="vertical"
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
        <Button onClick={handleTake}>{t`Use these lines`}</Button>
      </Group>
    </AppModal>
  );
}
