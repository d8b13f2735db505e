import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { AppModal } from "./AppModal.tsx";

export interface Question {
  title: string;
  /** What follows from a yes, and who hears of it. */
  follows: string;
  /** The words of the button that does it. */
  yes: string;
  onYes: () => void;
}

/** The dialog to draw, and the way to ask in it before something is done that nobody can take back. */
export function useQuestion(): [dialog: ReactNode, ask: (question: Question) => void] {
  const { t } = useLingui();
  // It keeps its words while it goes.
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = question && (
    <AppModal isOpen={isOpen} onClose={close} title={question.title}>
      <Text mb="md">{question.follows}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus>
          {t`Cancel`}
        </Button>
        <Button
          color="red"
          onClick={() => {
            close();
            question.onYes();
          }}
        >
          {question.yes}
        </Button>
      </Group>
    </AppModal>
  );
  return [
    dialog,
    (asked) => {
      setQuestion(asked);
      setOpen(true);
    },
  ];
}
