import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Modal, VisuallyHidden } from "@mantine/core";
import { useHotkeys, useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { useDevice } from "../app/useDevice.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import "./search.css";

const OPEN_SEARCH = { keys: "mod+K", label: msg`Search` };

/** Sent on `window` by the field in the top bar. */
const SEARCH_WANTED = "levare:search";

/** The global search, over any signed-in screen. Closing it forgets what was typed (SPEC.md section 2). */
export function SearchOverlay() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useDevice() === "mobile";
  const open = () => setOpen(true);
  useShortcut(OPEN_SEARCH, open);
  // Once more for somebody who is typing in a field, where other keys rest. Opening twice is opening once.
  useHotkeys([["mod+K", open]], []);
  useWindowEvent(SEARCH_WANTED, open);

  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => setOpen(false)}
      size={960}
      padding={0}
      // Opened by a key that is pressed many times a day: it is there at once.
      transitionProps={{ duration: 0 }}
      yOffset="8dvh"
      fullScreen={isPhone}
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ content: "lv-modal search" }} data-phone={isPhone || undefined}>
        <VisuallyHidden>
          <Modal.Title component="h2">{t`Search`}</Modal.Title>
        </VisuallyHidden>
        <Modal.Body className="search-body">
          <SearchPanel isPhone={isPhone} onClose={() => setOpen(false)} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
