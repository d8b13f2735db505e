import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { forgetPendingPlace, keepPendingPlace } from "./pendingPlace.ts";

/** Pages about Levare itself: whoever goes on to sign in from there came for something else. */
const ABOUT =
  /^\/((fan|indee|artist|original)-landing|privacy-policy|terms-of-service|cookies|privacy\/.*|auth.*)?$/;

/**
 * Notes on which page a visitor was before they went to sign in, also on one that opens to members alone: they come back to it.
 * From the front door one comes home (SPEC.md section 2).
 */
export function useReturnPlace(): void {
  const { pathname, search, hash } = useLocation();
  // Undefined where the visit began at /auth: what was noted before it stands.
  const place = useRef<string | null>(undefined);
  useEffect(() => {
    if (pathname === "/") place.current = null;
    else if (!ABOUT.test(pathname)) place.current = pathname + search + hash;
    else if (pathname !== "/auth") return;
    else if (place.current) keepPendingPlace(place.current);
    else if (place.current === null) forgetPendingPlace();
  }, [pathname, search, hash]);
}
