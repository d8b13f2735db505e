import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useId, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { holdPage } from "../app/pageHold.ts";
import { AppModal } from "../ui/AppModal.tsx";

/** The forms of this page that hold something not saved yet. The router takes one asker: the first of them asks for all. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

/** Asks before something typed and not saved is lost: on a change of screen by a dialog, on closing the tab by the browser. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const id = useId();
  const asks = useSyncExternalStore(subscribe, () => firstUnsaved() === id);
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    const letGo = holdPage();
    notify();
    return () => {
      letGo();
      unsaved.delete(id);
      notify();
    };
  }, [isDirty, id]);
  return asks ? <Asking /> : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function firstUnsaved(): string | undefined {
  return unsaved.values().next().value;
}

function Asking() {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return (
    <AppModal
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t`Leave without saving?`}
    >
      <Text mb="md">{t`Your changes are not saved yet.`}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t`Discard changes`}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t`Stay`}
        </Button>
      </Group>
    </AppModal>
  );
}
