import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { AppDrawer } from "../ui/AppDrawer.tsx";
import { TrackForm } from "./TrackForm.tsx";

interface Props extends Omit<ComponentProps<typeof TrackForm>, "onDone"> {
  isOpen: boolean;
  onClose: () => void;
}

/** All facts of a track in a panel from the edge, for a phone. */
export function TrackDrawer({ isOpen, onClose, ...form }: Props) {
  const { t } = useLingui();
  return (
    <AppDrawer isOpen={isOpen} onClose={onClose} title={t`Edit track`} position="bottom" size="90%">
      <TrackForm {...form} onDone={onClose} />
    </AppDrawer>
  );
}
