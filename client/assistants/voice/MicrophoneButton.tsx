import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Loader, VisuallyHidden } from "@mantine/core";
import { IconMicrophone, IconPlayerStopFilled } from "@tabler/icons-react";
import type { VoiceState } from "./useVoiceInput.ts";

interface Props {
  state: VoiceState;
  secondsLeft: number;
  onStart: () => void;
  onStop: () => void;
}

/** Hears what somebody says, for five seconds at most, which are counted where they can be seen. */
export function MicrophoneButton({ state, secondsLeft, onStart, onStop }: Props) {
  const { t } = useLingui();
  const isOn = state === "listening";
  const isWaiting = state === "opening" || state === "writing";
  return (
    <>
      <ActionIcon
        variant={isOn ? "filled" : "subtle"}
        color={isOn ? "red" : undefined}
        aria-label={isOn ? t`Stop recording` : t`Speak`}
        aria-pressed={isOn}
        disabled={isWaiting}
        onClick={isOn ? onStop : onStart}
      >
        {isWaiting ? (
          <Loader size="xs" aria-hidden />
        ) : isOn ? (
          <span className="assistant-countdown" aria-hidden>
            <IconPlayerStopFilled size={14} />
            {secondsLeft}
          </span>
        ) : (
          <IconMicrophone size={20} stroke={1.75} aria-hidden />
        )}
      </ActionIcon>
      <VisuallyHidden role="status">{isOn ? t`Recording. Say what you want.` : ""}</VisuallyHidden>
    </>
  );
}
