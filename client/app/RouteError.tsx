import { useRevalidator, useRouteError } from "react-router";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";

/** The inner net: one screen failed, the shell around it goes on. Retry loads the screen's data again. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return <ErrorPanel error={error} onRetry={() => void revalidate()} headingLevel={1} />;
}
