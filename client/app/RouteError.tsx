import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { useSyncState } from "../sync/syncState.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";

/** Where that was tried, and with how many changes waiting. */
let tried = "";

/** The inner net: one screen failed, the shell around it goes on. Retry loads the screen's data again. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Not `revalidate`: a loader that hands over its query without waiting is done before the net sees that it began, and stays shut.
  const retry = () =>
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  // What was made on this device is shown by the part that keeps it, which comes after the first screen: worth one more try.
  const { engine, count } = useSyncState();
  const place = `${pathname} ${count}`;
  const again = useRef(retry);
  useEffect(() => {
    if (!engine || count === 0 || place === tried) return;
    tried = place;
    void again.current();
  }, [engine, count, place]);
  return <ErrorPanel error={error} onRetry={() => void retry()} headingLevel={1} />;
}
