import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCode, IconLink, IconPhoto, IconQrcode, IconShare } from "@tabler/icons-react";
import { copyText } from "./copyText.ts";

interface Props {
  /** Global id of the release or track. */
  id: string;
  url: string;
  title: string;
  onDialog: (which: "embed" | "qr") => void;
}

/** The ways in which a release or track is handed on. */
export function ShareMenuItems({ id, url, title, onDialog }: Props) {
  const { t } = useLingui();

  async function copy() {
    const isCopied = await copyText(url);
    // Without the right to write there, the person can still take it by hand.
    notifications.show(isCopied ? { message: t`Link copied` } : { message: url, autoClose: false });
  }

  return (
    <>
      <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
        {t`Copy link`}
      </Menu.Item>
      <Menu.Item leftSection={<IconCode size={18} aria-hidden />} onClick={() => onDialog("embed")}>
        {t`Embed`}
      </Menu.Item>
      <Menu.Item leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => onDialog("qr")}>
        {t`QR code`}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={`/cards/${atob(id).split(":").at(-1)}.jpg`}
        download={`${title}.jpg`}
        leftSection={<IconPhoto size={18} aria-hidden />}
      >
        {t`Save picture`}
      </Menu.Item>
      {"share" in navigator && (
        <Menu.Item
          leftSection={<IconShare size={18} aria-hidden />}
          // Rejects when the person changes their mind.
          onClick={() => void navigator.share({ title, url }).catch(() => {})}
        >
          {t`Share with an app`}
        </Menu.Item>
      )}
    </>
  );
}
