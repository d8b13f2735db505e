import { useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { Suspense } from "react";
import { AppModal } from "../ui/AppModal.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { ListeningLinks } from "./ListeningLinks.tsx";

interface Props {
  /** Global id of a release or a track. */
  id: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Private links to music that may not be out: to make one, to see how often each was opened, to close it. */
export function ListeningLinksDialog({ id, title, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Private links to ${title}`} size="lg">
      <Stack>
        <Text>{t`Whoever has the link hears it without an account, even before it is out. No search engine finds it.`}</Text>
        <Suspense fallback={<RowsSkeleton count={2} />}>{isOpen && <ListeningLinks id={id} />}</Suspense>
      </Stack>
    </AppModal>
  );
}
