import { useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCode, IconLink, IconPhoto, IconQrcode, IconShare, IconShare2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { copyText } from "./copyText.ts";

// Few open them: the page does without them until then.
const EmbedDialog = lazy(async () => ({ default: (await import("./EmbedDialog.tsx")).EmbedDialog }));
const QrDialog = lazy(async () => ({ default: (await import("./QrDialog.tsx")).QrDialog }));

interface Props {
  /** Global id of the release or track. */
  id: string;
  path: string;
  title: string;
}

/** Hands a page on: its link, a player for other sites, a picture that telephones read. */
export function ShareMenu({ id, path, title }: Props) {
  const { t } = useLingui();
  /** The dialog that was opened last, which stays to close as it opened. */
  const [dialog, setDialog] = useState<"embed" | "qr" | null>(null);
  const [isOpen, setOpen] = useState(false);
  const url = `${window.location.origin}${path}`;

  function openDialog(which: "embed" | "qr") {
    setDialog(which);
    setOpen(true);
  }

  async function copy() {
    const isCopied = await copyText(url);
    // Without the right to write there, the person can still take it by hand.
    notifications.show(isCopied ? { message: t`Link copied` } : { message: url, autoClose: false });
  }

  return (
    <>
      <Menu width={240} position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />}>
            {t`Share`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
            {t`Copy link`}
          </Menu.Item>
          <Menu.Item leftSection={<IconCode size={18} aria-hidden />} onClick={() => openDialog("embed")}>
            {t`Embed`}
          </Menu.Item>
          <Menu.Item leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => openDialog("qr")}>
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
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {dialog === "embed" && (
          <EmbedDialog isOpen={isOpen} onClose={() => setOpen(false)} id={id} title={title} />
        )}
        {dialog === "qr" && (
          <QrDialog isOpen={isOpen} onClose={() => setOpen(false)} url={url} title={title} />
        )}
      </Suspense>
    </>
  );
}
