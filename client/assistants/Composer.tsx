import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Textarea } from "@mantine/core";
import { IconPlayerStopFilled, IconSend2 } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { QUESTION_MAX } from "../../domain/assistants/chat.ts";

interface Props {
  text: string;
  onText: (text: string) => void;
  lastQuestion: string | null;
  isBusy: boolean;
  onSend: () => void;
  /** Null: nothing is being written that could be stopped. */
  onStop: (() => void) | null;
  /** Another way to write: the microphone. */
  children: ReactNode;
}

/** The line to write on. Enter sends, Shift with Enter begins a new line, the arrow up brings the last question back. */
export function Composer({ text, onText, lastQuestion, isBusy, onSend, onStop, children }: Props) {
  const { t } = useLingui();

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      onSend();
    } else if (event.key === "ArrowUp" && text === "" && lastQuestion) {
      event.preventDefault();
      onText(lastQuestion);
    } else if (event.key === "." && (event.metaKey || event.ctrlKey) && onStop) {
      event.preventDefault();
      onStop();
    }
  }

  return (
    <div className="assistant-composer">
      <Textarea
        aria-label={t`Message`}
        placeholder={t`Ask something…`}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={QUESTION_MAX}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={handleKey}
        data-autofocus
      />
      {children}
      {onStop ? (
        <ActionIcon variant="default" aria-label={t`Stop`} onClick={onStop}>
          <IconPlayerStopFilled size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon aria-label={t`Send`} disabled={isBusy || text.trim() === ""} onClick={onSend}>
          <IconSend2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
