import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useQueryLoader } from "react-relay";
import { SHOWN_UNREAD } from "../../domain/notifications/notification.ts";
import type { NotificationPanelQuery } from "../__generated__/NotificationPanelQuery.graphql.ts";
import panelQuery from "../__generated__/NotificationPanelQuery$parameters.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useComing } from "../app/useComing.ts";
import { useViewer } from "../app/viewer.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { opensLater } from "../ui/OpensLater.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { Unreached } from "../ui/Unreached.tsx";
import { useArrivals } from "./useArrivals.ts";
import "./notifications.css";

const NotificationPanel = lazy(async () => ({
  default: (await import("./NotificationPanel.tsx")).NotificationPanel,
}));
const AppDrawer = opensLater(async () => (await import("../ui/AppDrawer.tsx")).AppDrawer);

interface Props {
  isPhone: boolean;
}

/** What the person was told, behind a bell that counts what is new and rings by itself. */
export function NotificationBell({ isPhone }: Props) {
  const { t } = useLingui();
  const { unreadNotificationCount: unread } = useViewer();
  const { online } = useNetwork();
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const [reference, load] = useQueryLoader<NotificationPanelQuery>(panelQuery);
  const lastArrival = useArrivals();
  const { part, hasFailed, come } = useComing(() => import("./BellPopover.tsx"));

  function ask() {
    // Without a connection what was read before is all there is, and better than a failure.
    load({}, { fetchPolicy: online ? "store-and-network" : "store-or-network" });
  }
  function show(opens: boolean) {
    if (opens) ask();
    setOpen(opens);
  }
  const close = () => show(false);
  function press() {
    if (isPhone || part) return show(!isOpen);
    show(true);
    come();
  }
  function retry() {
    ask();
    setTries(tries + 1);
  }

  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}`;
  const bell = (
    <ActionIcon
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen && !hasFailed}
      onClick={press}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className="bell-count" aria-hidden>
          {unread > SHOWN_UNREAD ? `${SHOWN_UNREAD}+` : unread}
        </span>
      )}
    </ActionIcon>
  );
  const content: ReactNode = isOpen && reference && (
    <ErrorBoundary key={tries} fallback={(error) => <ErrorPanel error={error} onRetry={retry} />}>
      <Suspense fallback={<RowsSkeleton count={4} />}>
        <NotificationPanel reference={reference} hasTitle={!isPhone} onGo={close} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <VisuallyHidden role="status">{lastArrival && t`New notification: ${lastArrival}`}</VisuallyHidden>
      {isPhone ? (
        <>
          {bell}
          <AppDrawer isOpen={isOpen} onClose={close} title={t`Notifications`} position="bottom" size="85%">
            {content}
          </AppDrawer>
        </>
      ) : part ? (
        <part.BellPopover bell={bell} isOpen={isOpen} onChange={show}>
          {content}
        </part.BellPopover>
      ) : (
        <>
          {bell}
          {hasFailed && <Unreached />}
        </>
      )}
    </>
  );
}
