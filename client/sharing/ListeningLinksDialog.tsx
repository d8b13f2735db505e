import { useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { AppModal } from "../ui/AppModal.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
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
  const [turn, setTurn] = useState(0);
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Private links to ${title}`} size="lg">
      <Stack>
        <Text>{t`Whoever has the link hears it without an account, even before it is out. No search engine finds it.`}</Text>
        <ErrorBoundary
          key={turn}
          fallback={(failure) => (
            <ErrorPanel error={failure} onRetry={() => setTurn(turn + 1)} headingLevel={3} />
          )}
        >
          <Suspense fallback={<RowsSkeleton count={2} />}>
            {isOpen && <ListeningLinks id={id} turn={turn} />}
          </Suspense>
        </ErrorBoundary>
      </Stack>
    </AppModal>
  );
}
