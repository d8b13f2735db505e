import { useLingui } from "@lingui/react/macro";
import { Drawer, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  position?: "left" | "right" | "bottom";
  size?: string | number;
}

/** A panel from the edge, built like AppModal and for the same reason. */
export function AppDrawer({ isOpen, onClose, title, children, position = "right", size = 320 }: Props) {
  const { t } = useLingui();
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position={position} size={size}>
      <Drawer.Overlay />
      <Drawer.Content className="lv-modal">
        <Drawer.Body>
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Drawer.Title component="h2" className="lv-modal-title">
              {title}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={t`Close`} size={44} />
          </Group>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
