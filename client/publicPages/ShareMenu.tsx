import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { LaterMenu } from "../ui/LaterMenu.tsx";

// Few open them: the page does without them until then.
const EmbedDialog = lazy(async () => ({ default: (await import("./EmbedDialog.tsx")).EmbedDialog }));
const QrDialog = lazy(async () => ({ default: (await import("./QrDialog.tsx")).QrDialog }));

const loadItems = () => import("./ShareMenuItems.tsx");

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

  return (
    <>
      <LaterMenu
        width={240}
        position="bottom-start"
        load={loadItems}
        button={
          <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />}>
            {t`Share`}
          </Button>
        }
      >
        {({ ShareMenuItems }) => <ShareMenuItems id={id} url={url} title={title} onDialog={openDialog} />}
      </LaterMenu>
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
