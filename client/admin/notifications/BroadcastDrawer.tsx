import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { StandsOn } from "../../settings/LeaveDialog.tsx";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { BroadcastDetail } from "./BroadcastDetail.tsx";

interface Props {
  /** Which; null while it is closed. */
  id: string | null;
  onClose: () => void;
}

/** One announcement beside the list. The address names it, so that the drawer can be sent as a link. */
export function BroadcastDrawer({ id, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppDrawer isOpen={id !== null} onClose={onClose} title={t`Announcement`} size={640}>
      {id && (
        <ErrorBoundary key={id} fallback={(error) => <ErrorPanel error={error} />}>
          <Suspense fallback={<RowsSkeleton count={6} />}>
            <StandsOn value="open">
              <BroadcastDetail id={id} onGone={onClose} />
            </StandsOn>
          </Suspense>
        </ErrorBoundary>
      )}
    </AppDrawer>
  );
}
