import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, List, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconShare2, IconSquarePlus } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { usePlayerView } from "../../player/usePlayer.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { closeInstallSheet, useInstall, useInstallSheet } from "../installOffer.ts";
import { personalShelf } from "../personalShelf.ts";
import { useViewer } from "../viewer.ts";
import { countVisit, installMemoryOf, isMomentToAsk } from "./installMoment.ts";

const TOAST = "levare-install";

/** Offers once to install Levare, while music plays on a third visit; on an iPhone it shows how. */
export function InstallOverlay() {
  const { t } = useLingui();
  const install = useInstall();
  const isSheetOpen = useInstallSheet();
  const { isDue, answer } = useMoment();
  useEffect(() => {
    if (!isDue || !install) return;
    const close = (then?: () => void) => {
      answer();
      notifications.hide(TOAST);
      then?.();
    };
    notifications.show({
      id: TOAST,
      title: t`Levare as an app`,
      autoClose: false,
      withCloseButton: false,
      message: <InstallChoice onInstall={() => close(install)} onLater={() => close()} />,
    });
    return () => void notifications.hide(TOAST);
  }, [isDue, install, answer, t]);

  return (
    <AppModal isOpen={isSheetOpen} onClose={closeInstallSheet} title={t`Add Levare to your Home Screen`}>
      <List type="ordered" spacing="md" mb="lg">
        <List.Item icon={<IconShare2 size={20} aria-hidden />}>
          <Trans>Tap the Share button of Safari.</Trans>
        </List.Item>
        <List.Item icon={<IconSquarePlus size={20} aria-hidden />}>
          <Trans>Choose “Add to Home Screen”, then “Add”.</Trans>
        </List.Item>
      </List>
      <Button fullWidth size="lg" onClick={closeInstallSheet}>
        {t`Done`}
      </Button>
    </AppModal>
  );
}

function InstallChoice({ onInstall, onLater }: { onInstall: () => void; onLater: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Text size="sm" mb="sm">
        {t`Opens from your home screen, and plays what you saved without a connection.`}
      </Text>
      <Group gap="sm">
        <Button size="compact-md" onClick={onInstall}>
          {t`Install`}
        </Button>
        <Button size="compact-md" variant="default" onClick={onLater}>
          {t`Not now`}
        </Button>
      </Group>
    </>
  );
}

/** Counts the visits with music of whoever is here. */
function useMoment() {
  const { id } = useViewer();
  const { isPlaying } = usePlayerView();
  const [shelf] = useState(() => personalShelf(id, "install"));
  const [memory, setMemory] = useState(() => installMemoryOf(shelf.read()));
  useEffect(() => {
    if (!isPlaying) return;
    const counted = countVisit(installMemoryOf(shelf.read()), Date.now());
    shelf.write(counted);
    setMemory(counted);
  }, [isPlaying, shelf]);
  const answer = useCallback(() => {
    const answered = { ...installMemoryOf(shelf.read()), isAnswered: true };
    shelf.write(answered);
    setMemory(answered);
  }, [shelf]);
  return { isDue: isMomentToAsk(memory), answer };
}
