import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

const PlayerBar = lazy(async () => ({ default: (await import("./PlayerBar.tsx")).PlayerBar }));

/** The bar at the foot of a visitor's pages, once they have pressed play. */
export function VisitorBar() {
  const { t } = useLingui();
  return (
    <aside id="player" tabIndex={-1} className="outside-player" aria-label={t`Player`}>
      <Suspense fallback={null}>
        <PlayerBar isVisitors />
      </Suspense>
    </aside>
  );
}
