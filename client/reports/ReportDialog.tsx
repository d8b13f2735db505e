import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { AppModal } from "../ui/AppModal.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { ReportForm } from "./ReportForm.tsx";

interface Props {
  /** Global id of the track or release. */
  id: string;
  title: string;
  onClose: () => void;
}

/** To say that what is told of AI is wrong, or to read what became of that. */
export function ReportDialog({ id, title, onClose }: Props) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  return (
    <AppModal isOpen onClose={onClose} title={t`Report ${title}`}>
      <ErrorBoundary
        key={turn}
        fallback={(failure) => (
          <ErrorPanel error={failure} onRetry={() => setTurn(turn + 1)} headingLevel={3} />
        )}
      >
        <Suspense fallback={<RowsSkeleton count={2} />}>
          <ReportForm id={id} turn={turn} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </AppModal>
  );
}
