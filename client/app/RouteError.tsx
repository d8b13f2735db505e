import { useLocation, useNavigate, useRouteError } from "react-router";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";

/** The inner net: one screen failed, the shell around it goes on. Retry loads the screen's data again. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Not `revalidate`: a loader that hands over its query without waiting is done before the net sees that it began, and stays shut.
  const retry = () =>
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  return <ErrorPanel error={error} onRetry={() => void retry()} headingLevel={1} />;
}
