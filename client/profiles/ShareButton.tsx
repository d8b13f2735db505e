import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { LaterMenu } from "../ui/LaterMenu.tsx";

const loadItems = () => import("./ShareItems.tsx");

/** Hands a page's address on: to the clipboard, or to another app where the device can. */
export function ShareButton({ name, handle }: { name: string; handle: string }) {
  const { t } = useLingui();
  return (
    <LaterMenu
      width={220}
      position="bottom-end"
      load={loadItems}
      button={
        <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />}>
          {t`Share`}
        </Button>
      }
    >
      {({ ShareItems }) => <ShareItems name={name} handle={handle} />}
    </LaterMenu>
  );
}
