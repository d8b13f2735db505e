import { useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconLink, IconShare, IconShare2 } from "@tabler/icons-react";
import { addressOf } from "./address.ts";

/** Hands a page's address on: to the clipboard, or to another app where the device can. */
export function ShareButton({ name, handle }: { name: string; handle: string }) {
  const { t } = useLingui();
  const url = `${window.location.origin}${addressOf(handle)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notifications.show({ message: t`Link copied` });
    } catch {
      // Without the right to write there, the person can still take it by hand.
      notifications.show({ message: url, autoClose: false });
    }
  }

  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />}>
          {t`Share`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
          {t`Copy link`}
        </Menu.Item>
        {"share" in navigator && (
          <Menu.Item
            leftSection={<IconShare size={18} aria-hidden />}
            // Rejects when the person changes their mind.
            onClick={() => void navigator.share({ title: name, url }).catch(() => {})}
          >
            {t`Share with an app`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
