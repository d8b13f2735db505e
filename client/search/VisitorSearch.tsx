import { useWindowEvent } from "@mantine/hooks";
import { useOpenRelay } from "../app/openRelay.ts";
import { useComing } from "../app/useComing.ts";
import { needTexts } from "../i18n/i18n.ts";
import { Unreached } from "../ui/Unreached.tsx";
import { SEARCH_WANTED } from "./openSearch.ts";
import { useSearchKeys } from "./useSearchKeys.ts";

/** The search over the pages of whoever is not signed in. Its code comes when it is first asked for. */
export function VisitorSearch() {
  const openRelay = useOpenRelay();
  const { part, hasFailed, come } = useComing(async () => {
    const [{ VisitorOverlay }, relay] = await Promise.all([
      import("./VisitorOverlay.tsx"),
      openRelay(),
      needTexts("reading", "visitor"),
    ]);
    return { VisitorOverlay, relay };
  });
  useSearchKeys();
  useWindowEvent(SEARCH_WANTED, come);
  if (hasFailed) return <Unreached />;
  return part && <part.VisitorOverlay relay={part.relay} />;
}
