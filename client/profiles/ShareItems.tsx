import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconLink, IconShare } from "@tabler/icons-react";
import { addressOf } from "./address.ts";

/** The ways in which a page's address is handed on. */
export function ShareItems({ name, handle }: { name: string; handle: string }) {
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
    <>
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
    </>
  );
}
