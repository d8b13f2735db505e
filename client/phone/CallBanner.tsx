import { useLingui } from "@lingui/react/macro";
import { Badge, Button, VisuallyHidden } from "@mantine/core";
import { IconDialpad, IconMicrophoneOff, IconPhoneOff } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCalled } from "../../domain/phone/number.ts";
import type { CallBanner_call$key } from "../__generated__/CallBanner_call.graphql.ts";
import type { CallBannerMutation } from "../__generated__/CallBannerMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { CallTimer } from "./CallTimer.tsx";
import { ToneKeys } from "./ToneKeys.tsx";

/** A call that is under way, above every page. */
export function CallBanner({ call }: { call: CallBanner_call$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { id, toNumber, extension, elapsedMs } = useFragment(
    graphql`
      fragment CallBanner_call on PhoneCall {
        id
        toNumber
        extension
        elapsedMs
      }
    `,
    call,
  );
  const commit = useCommit<CallBannerMutation>(graphql`
    mutation CallBannerMutation($input: HangUpCallInput!) {
      hangUpCall(input: $input) {
        __typename
        ... on HangUpCallPayload {
          call {
            id
            status
            durationSeconds
          }
          viewer {
            id
            activeCall {
              id
            }
          }
        }
      }
    }
  `);
  const [isMuted, setMuted] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const [dialled, setDialled] = useState("");
  const [isEnding, setEnding] = useState(false);
  const number = formatCalled({ toNumber, extension });

  async function handleHangUp() {
    if (isEnding) return;
    setEnding(true);
    try {
      await commit({ input: { id } });
    } catch (error) {
      showError(error);
    }
    setEnding(false);
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
          <CallTimer key={id} elapsedMs={elapsedMs} />
          <VisuallyHidden role="status">{isMuted ? t`Your microphone is muted.` : ""}</VisuallyHidden>
        </div>
        <div className="phone-banner-deeds">
          <Button
            variant={isMuted ? "filled" : "default"}
            aria-pressed={isMuted}
            leftSection={<IconMicrophoneOff size={18} stroke={1.75} aria-hidden />}
            onClick={() => setMuted(!isMuted)}
          >{t`Mute`}</Button>
          <Button
            variant="default"
            aria-expanded={hasKeys}
            leftSection={<IconDialpad size={18} stroke={1.75} aria-hidden />}
            onClick={() => setKeys(!hasKeys)}
          >{t`Keypad`}</Button>
          <Button
            color="red"
            loading={isEnding}
            leftSection={<IconPhoneOff size={18} stroke={1.75} aria-hidden />}
            onClick={() => void handleHangUp()}
          >{t`Hang up`}</Button>
        </div>
      </div>
      <Badge
        variant="light"
        color="gray"
        className="phone-practice"
      >{t`Practice call, nobody is rung`}</Badge>
      {hasKeys && <ToneKeys onKey={(key) => setDialled(dialled + key)} />}
    </section>
  );
}
