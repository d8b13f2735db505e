import { useLingui } from "@lingui/react/macro";
import { Modal, VisuallyHidden } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useDevice } from "../app/useDevice.ts";
import { SEARCH_WANTED, takeSearchWish } from "./openSearch.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import "./search.css";

/** The global search, over any signed-in screen. Closing it forgets what was typed (SPEC.md section 2). */
export function SearchOverlay() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useDevice() === "mobile";
  const openAsWished = () => {
    if (takeSearchWish()) setOpen(true);
  };
  useWindowEvent(SEARCH_WANTED, openAsWished);
  // Asked for before this code had arrived.
  useEffect(openAsWished, []);

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
