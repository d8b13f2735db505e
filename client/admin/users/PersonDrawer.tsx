import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { PersonDetail } from "./PersonDetail.tsx";

interface Props {
  /** Whose; null while it is closed. */
  id: string | null;
  onClose: () => void;
}

/** One person beside the list. The address names them, so that the drawer can be sent as a link. */
export function PersonDrawer({ id, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppDrawer isOpen={id !== null} onClose={onClose} title={t`Person`} size={560}>
      {id && (
        <ErrorBoundary key={id} fallback={(error) => <ErrorPanel error={error} />}>
          <Suspense fallback={<RowsSkeleton count={6} />}>
            <PersonDetail id={id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </AppDrawer>
  );
}
