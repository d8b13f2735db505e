import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text, VisuallyHidden } from "@mantine/core";
import { IconDialpad, IconMessageCircle, IconMicrophoneOff, IconPhoneOff } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCalled } from "../../domain/phone/number.ts";
import type { CallBanner_call$key } from "../__generated__/CallBanner_call.graphql.ts";
import { openAssistants } from "../assistants/openAssistants.ts";
import { setMuted, useMuted } from "../assistants/voice/mute.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { CallTimer } from "./CallTimer.tsx";
import { useLine } from "./line.ts";
import { ToneKeys } from "./ToneKeys.tsx";
import { useHangUp } from "./useHangUp.ts";

/** A call that is under way, above every page. */
export function CallBanner({ call }: { call: CallBanner_call$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { id, toNumber, extension, elapsedMs, isPractice, agent } = useFragment(
    graphql`
      fragment CallBanner_call on PhoneCall {
        id
        toNumber
        extension
        elapsedMs
        isPractice
        agent {
          slug
          name
        }
      }
    `,
    call,
  );
  const hangUp = useHangUp();
  const line = useLine(id);
  const [isLineMuted, setLineMuted] = useState(false);
  const isTalkMuted = useMuted(id);
  const isMuted = agent ? isTalkMuted : isLineMuted;
  const [hasKeys, setKeys] = useState(false);
  const [dialled, setDialled] = useState("");
  const [isEnding, setEnding] = useState(false);
  const isHere = isPractice || line !== null;
  const number = agent?.name ?? formatCalled({ toNumber, extension });

  async function handleHangUp() {
    if (isEnding) return;
    setEnding(true);
    try {
      line?.end();
      await hangUp(id);
    } catch (error) {
      showError(error);
    }
    setEnding(false);
  }

  function handleMute(next: boolean) {
    line?.mute(next);
    setLineMuted(next);
    setMuted(id, agent !== null && next);
  }
  function handleTone(key: string) {
    line?.sendTone(key);
    setDialled(dialled + key);
  }

  return (
    <section className="phone-banner" aria-label={t`Active Call`}>
      <div className="phone-banner-line">
        <div className="phone-banner-words">
          <strong>{t`Active Call`}</strong>
          <span>
            {number}
            {dialled && ` · ${dialled}`}
          </span>
          <CallTimer key={`${id} ${elapsedMs == null}`} elapsedMs={elapsedMs ?? null} />
          <VisuallyHidden role="status">{isMuted ? t`Your microphone is muted.` : ""}</VisuallyHidden>
        </div>
        <div className="phone-banner-actions">
          {isHere && (
            <>
              <Button
                variant={isMuted ? "filled" : "default"}
                aria-pressed={isMuted}
                leftSection={<IconMicrophoneOff size={18} stroke={1.75} aria-hidden />}
                onClick={() => handleMute(!isMuted)}
              >{t`Mute`}</Button>
              {agent ? (
                <Button
                  variant="default"
                  leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden />}
                  onClick={() => openAssistants({ slug: agent.slug })}
                >{t`Talk`}</Button>
              ) : (
                <Button
                  variant="default"
                  aria-expanded={hasKeys}
                  leftSection={<IconDialpad size={18} stroke={1.75} aria-hidden />}
                  onClick={() => setKeys(!hasKeys)}
                >{t`Keypad`}</Button>
              )}
            </>
          )}
          <Button
            color="red"
            loading={isEnding}
            leftSection={<IconPhoneOff size={18} stroke={1.75} aria-hidden />}
            onClick={() => void handleHangUp()}
          >{t`Hang up`}</Button>
        </div>
      </div>
      {isPractice && !agent && (
        <Badge
          variant="light"
          color="gray"
          className="phone-practice"
        >{t`Practice call, no phone rings`}</Badge>
      )}
      {!isHere && (
        <Text size="sm" c="dimmed">
          {t`You are speaking in another tab or on another device.`}
        </Text>
      )}
      {hasKeys && <ToneKeys onKey={handleTone} />}
    </section>
  );
}
