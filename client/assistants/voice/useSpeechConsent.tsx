import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { personalShelf } from "../../app/personalShelf.ts";
import { useViewer } from "../../app/viewer.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import type { OutwardHearing } from "./useVoiceInput.ts";

const SHELVES = { platform: "assistant.platformSpeech", remote: "assistant.remoteSpeech" } as const;

/**
 * The dialog to draw, and whether what somebody says may leave the device: to the model behind this platform, or to the maker of their
 * browser. Each is asked for once on each device.
 */
export function useSpeechConsent(): [dialog: ReactNode, mayGoOut: (way: OutwardHearing) => Promise<boolean>] {
  const { t } = useLingui();
  const viewer = useViewer();
  const shelfOf = (way: OutwardHearing) => personalShelf(viewer.id, SHELVES[way]);
  const [way, setWay] = useState<OutwardHearing>("remote");
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isAllowed: boolean) => void>(() => {});

  function close(isAllowed: boolean) {
    if (isAllowed) shelfOf(way).write(true);
    setOpen(false);
    answer.current(isAllowed);
  }
  const dialog = (
    <AppModal
      isOpen={isOpen}
      onClose={() => close(false)}
      title={way === "platform" ? t`Speak to the AI team?` : t`Speak to your browser?`}
    >
      <Text mb="md">
        {way === "platform"
          ? t`To turn speech into words, Levare sends the recording to the provider of its language model. Levare does not keep it. The words wait in the message until you send them.`
          : t`To turn speech into words, your browser sends the recording to its maker: Google for Chrome, Microsoft for Edge, Apple for Safari. Levare does not receive or keep it.`}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => close(false)} data-autofocus>{t`Type instead`}</Button>
        <Button onClick={() => close(true)}>{t`Allow and speak`}</Button>
      </Group>
    </AppModal>
  );
  return [
    dialog,
    (wanted) => {
      if (shelfOf(wanted).read() === true) return Promise.resolve(true);
      setWay(wanted);
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
  ];
}
