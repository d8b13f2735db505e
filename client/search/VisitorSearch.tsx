import { useWindowEvent } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { needTexts } from "../i18n/i18n.ts";
import { SEARCH_WANTED } from "./openSearch.ts";
import { useSearchKeys } from "./useSearchKeys.ts";

const VisitorOverlay = lazy(async () => {
  const [{ VisitorOverlay }] = await Promise.all([import("./VisitorOverlay.tsx"), needTexts("visitor")]);
  return { default: VisitorOverlay };
});

/** The search over the pages of whoever is not signed in. Its code comes when it is first asked for. */
export function VisitorSearch() {
  const [isWanted, setWanted] = useState(false);
  useSearchKeys();
  useWindowEvent(SEARCH_WANTED, () => setWanted(true));
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <VisitorOverlay />
    </Suspense>
  );
}
