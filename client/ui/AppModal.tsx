import { useLingui } from "@lingui/react/macro";
import { Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: string | number;
}

/** A dialog. Mantine's ready-made one draws a second banner landmark; this one keeps title and cross in the body. */
export function AppModal({ isOpen, onClose, title, children, size = "md" }: Props) {
  const { t } = useLingui();
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content className="lv-modal">
        <Modal.Body>
          <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
            <Modal.Title component="h2" className="lv-modal-title">
              {title}
            </Modal.Title>
            <Modal.CloseButton aria-label={t`Close`} size={44} />
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
