import { useLingui } from "@lingui/react";
import { useMatches } from "react-router";
import type { ComingRoute } from "../app/comingRoutes.ts";
import { NotBuiltYet } from "../ui/NotBuiltYet.tsx";

/** The screen of every route in comingRoutes.ts. */
export function NotBuiltYetScreen() {
  const { i18n } = useLingui();
  const coming = useMatches().at(-1)?.handle as ComingRoute;
  return <NotBuiltYet title={i18n._(coming.title)} promise={i18n._(coming.promise)} />;
}
