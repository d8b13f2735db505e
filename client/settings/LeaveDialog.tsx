import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { AppModal } from "../ui/AppModal.tsx";

/** Asks before something typed and not saved is lost: on a change of screen by a dialog, on closing the tab by the browser. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  // The router asks only one of a screen's forms: those with nothing to lose stay silent.
  return isDirty ? <Asking /> : null;
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
      <Text mb="md">{t`What you changed here is not saved yet.`}</Text>
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
