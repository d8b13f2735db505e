import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconMicrophoneOff, IconPhoneOff } from "@tabler/icons-react";
import { useState } from "react";
import { setMuted, useMuted } from "../assistants/voice/mute.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { CallTimer } from "./CallTimer.tsx";
import { useHangUp } from "./useHangUp.ts";
import "./phone.css";

interface Props {
  callId: string;
  elapsedMs: number | null;
}

/** The call in which one talks to an assistant, inside of its dialog: the banner lies behind that. */
export function TalkStrip({ callId, elapsedMs }: Props) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const hangUp = useHangUp();
  const isMuted = useMuted(callId);
  const [isEnding, setEnding] = useState(false);

  async function handleHangUp() {
    setEnding(true);
    try {
      await hangUp(callId);
    } catch (error) {
      showError(error);
    }
    setEnding(false);
  }

  return (
    <section className="phone-talk" aria-label={t`Active Call`}>
      <strong>{t`Active Call`}</strong>
      <CallTimer elapsedMs={elapsedMs} />
      <Button
        size="compact-md"
        variant={isMuted ? "filled" : "default"}
        aria-pressed={isMuted}
        leftSection={<IconMicrophoneOff size={18} stroke={1.75} aria-hidden />}
        onClick={() => setMuted(callId, !isMuted)}
      >{t`Mute`}</Button>
      <Button
        size="compact-md"
        color="red"
        loading={isEnding}
        leftSection={<IconPhoneOff size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleHangUp()}
      >{t`Hang up`}</Button>
    </section>
  );
}
