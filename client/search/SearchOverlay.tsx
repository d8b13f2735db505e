import { useLingui } from "@lingui/react/macro";
import { Modal, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { type PreloadedQuery, useQueryLoader } from "react-relay";
import { useNavigate } from "react-router";
import { addressOf } from "../../domain/search/address.ts";
import type { SavedListQuery } from "../__generated__/SavedListQuery.graphql.ts";
import { useErrand } from "../app/errands.ts";
import { useDevice } from "../app/useDevice.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { SEARCH_WANTED } from "./openSearch.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import { SAVED_QUERY } from "./saved/SavedList.tsx";
import { useSearch } from "./useSearch.ts";
import "./search.css";

/** The global search, over any screen. Closing it forgets what was typed (SPEC.md section 2). */
export function SearchOverlay() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [saved, loadSaved] = useQueryLoader<SavedListQuery>(SAVED_QUERY);
  const isPhone = useDevice() === "mobile";
  const viewer = useMaybeViewer();
  useErrand(SEARCH_WANTED, () => {
    if (isOpen) return;
    if (viewer) loadSaved({}, { fetchPolicy: "store-and-network" });
    setOpen(true);
  });

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
          <Inside saved={saved ?? null} isPhone={isPhone} onClose={() => setOpen(false)} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface InsideProps {
  saved: PreloadedQuery<SavedListQuery> | null;
  isPhone: boolean;
  onClose: () => void;
}

/** Stands only while the overlay is open: so it begins empty each time. */
function Inside({ onClose, ...rest }: InsideProps) {
  const search = useSearch();
  const navigate = useNavigate();
  return (
    <SearchPanel
      {...rest}
      search={search}
      onClose={onClose}
      onPage={(question) => {
        onClose();
        void navigate(`/search?${addressOf(question)}`);
      }}
    />
  );
}
