import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { personalShelf } from "../../app/personalShelf.ts";
import { useViewer } from "../../app/viewer.ts";
import { AppModal } from "../../ui/AppModal.tsx";

/** The dialog to draw, and whether what somebody says may go to the maker of their browser: asked once on each device. */
export function useRemoteSpeechConsent(): [dialog: ReactNode, mayGoOut: () => Promise<boolean>] {
  const { t } = useLingui();
  const shelf = personalShelf(useViewer().id, "assistant.remoteSpeech");
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isAllowed: boolean) => void>(() => {});

  function close(isAllowed: boolean) {
    if (isAllowed) shelf.write(true);
    setOpen(false);
    answer.current(isAllowed);
  }
  const dialog = (
    <AppModal isOpen={isOpen} onClose={() => close(false)} title={t`Speak to your browser?`}>
      <Text mb="md">
        {t`To turn speech into words, your browser sends the recording to its maker: Google for Chrome, Microsoft for Edge, Apple for Safari. Levare does not receive or keep it.`}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => close(false)} data-autofocus>{t`Type instead`}</Button>
        <Button onClick={() => close(true)}>{t`Allow and speak`}</Button>
      </Group>
    </AppModal>
  );
  return [
    dialog,
    () => {
      if (shelf.read() === true) return Promise.resolve(true);
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
  ];
}
