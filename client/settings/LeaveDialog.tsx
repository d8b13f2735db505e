import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { createContext, use, useEffect, useId, useState, useSyncExternalStore } from "react";
import { type Location, useBlocker } from "react-router";
import { askBeforeLeaving, mayLeave } from "../app/leaving.ts";
import { holdPage } from "../app/pageHold.ts";
import { AppModal } from "../ui/AppModal.tsx";

/** The word of the address that the forms below stand on, such as that of an open drawer, or the id of a dialog that no address names: with it they are gone. */
export const StandsOn = createContext<string | null>(null);

/** The forms of this page that hold something not saved yet, and what each stands on. The router takes one asker: the last of them asks for all, so that its dialog lies above those that are open. */
const unsaved = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** Asks before something typed and not saved is lost: on a change of screen, of studio, or of what the form stands on, by a dialog, on closing the tab by the browser. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const id = useId();
  const standsOn = use(StandsOn);
  const asks = useSyncExternalStore(subscribe, () => lastUnsaved() === id);
  useEffect(() => {
    if (!isDirty) return;
    unsaved.set(id, standsOn);
    const release = holdPage();
    notify();
    return () => {
      release();
      unsaved.delete(id);
      notify();
    };
  }, [isDirty, id, standsOn]);
  return asks ? <Asking /> : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function lastUnsaved(): string | undefined {
  return [...unsaved.keys()].at(-1);
}

/**
 * For a dialog or drawer that the address does not name: what its forms stand on, how to close it, which asks first where they hold
 * something, and whether forms beside it do.
 */
export function useAskedClose(onClose: () => void) {
  const place = useId();
  const isHolding = () => [...unsaved.values()].includes(place);
  return {
    place,
    isHeldBeside: () => [...unsaved.values()].some((word) => word !== place),
    async close() {
      if (!isHolding() || (await mayLeave())) onClose();
    },
  };
}

/** Whether a form that holds something is gone at `next`. */
function losesForm(current: Location, next: Location): boolean {
  if (current.pathname !== next.pathname) return true;
  const [before, after] = [new URLSearchParams(current.search), new URLSearchParams(next.search)];
  return [...unsaved.values()].some((word) => word !== null && before.get(word) !== after.get(word));
}

function Asking() {
  const { t } = useLingui();
  const [question, setQuestion] = useState<{ answer: (mayGo: boolean) => void } | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesForm(currentLocation, nextLocation));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  useEffect(() => askBeforeLeaving(() => new Promise((resolve) => setQuestion({ answer: resolve }))), []);
  // Gone without an answer, it stays.
  useEffect(() => () => question?.answer(false), [question]);
  function stay() {
    blocker.reset?.();
    setQuestion(null);
  }
  function go() {
    blocker.proceed?.();
    question?.answer(true);
    setQuestion(null);
  }
  return (
    <AppModal
      isOpen={blocker.state === "blocked" || question !== null}
      onClose={stay}
      title={t`Leave without saving?`}
    >
      <Text mb="md">{t`Your changes are not saved yet.`}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={go}>
          {t`Discard changes`}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t`Stay`}
        </Button>
      </Group>
    </AppModal>
  );
}
