import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { useSyncState } from "../sync/syncState.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";

/** The inner net: one screen failed, the shell around it goes on. Retry loads the screen's data again. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Not `revalidate`: a loader that hands over its query without waiting is done before the net sees that it began, and stays shut.
  const retry = () =>
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  // What waits on this device is laid over everything after the first screen: what was made here can be shown from then on.
  const { engine, count } = useSyncState();
  const again = useRef(engine ? null : retry);
  useEffect(() => {
    if (!engine || count === 0) return;
    void again.current?.();
    again.current = null;
  }, [engine, count]);
  return <ErrorPanel error={error} onRetry={() => void retry()} headingLevel={1} />;
}
