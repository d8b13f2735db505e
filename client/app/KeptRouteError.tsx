import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSyncState } from "../sync/syncState.ts";
import { RouteError, useRetry } from "./RouteError.tsx";

/** Where it was tried once more, and with how many changes waiting. */
let tried = "";

/**
 * The inner net of somebody who is signed in. What was made on this device is shown by the part that keeps it, which comes after the
 * first screen: a screen that failed before is worth one more try.
 */
export function KeptRouteError() {
  const { engine, count } = useSyncState();
  const place = `${useLocation().pathname} ${count}`;
  const again = useRef(useRetry());
  useEffect(() => {
    if (!engine || count === 0 || place === tried) return;
    tried = place;
    again.current();
  }, [engine, count, place]);
  return <RouteError />;
}
