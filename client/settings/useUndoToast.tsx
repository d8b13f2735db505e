import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useId } from "react";

/** Says in a toast what was done, with a way back. The newest toast of a part replaces the one before. */
export function useUndoToast(): (message: string, undo: () => void) => void {
  const { t } = useLingui();
  const id = useId();
  return (message, undo) => {
    notifications.hide(id);
    notifications.show({
      id,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{message}</span>
          <Button
            variant="default"
            onClick={() => {
              notifications.hide(id);
              undo();
            }}
          >
            {t`Undo`}
          </Button>
        </Group>
      ),
    });
  };
}
