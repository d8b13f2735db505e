import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useMaybeViewer } from "../app/viewer.ts";
import { PlayerBar } from "../player/PlayerBar.tsx";
import { PlayerProvider } from "../player/PlayerProvider.tsx";

/** Whoever is not signed in hears music with these choices. */
const VISITOR = {
  id: "visitor",
  preferences: { streamingQuality: "basic", crossfade: 0, normalise: false },
} as const;

/** Gives visitors a player for as long as the page stands; everybody else brings the one of the app. */
export function Listening({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  if (viewer) return children;
  return (
    <PlayerProvider viewer={VISITOR}>
      {children}
      <section className="public-page-player" aria-label={t`Player`}>
        <PlayerBar />
      </section>
    </PlayerProvider>
  );
}
