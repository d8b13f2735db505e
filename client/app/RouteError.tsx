import { useLocation, useNavigate, useRouteError } from "react-router";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";

/** The inner net: one screen failed, the shell around it goes on. Retry loads the screen's data again. */
export function RouteError() {
  const error = useRouteError();
  const retry = useRetry();
  return <ErrorPanel error={error} onRetry={retry} headingLevel={1} />;
}

/** Opens the same place once more. */
export function useRetry(): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Not `revalidate`: a loader that hands over its query without waiting is done before the net sees that it began, and stays shut.
  return () => void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
}
