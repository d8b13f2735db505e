import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { greeting } from "../../domain/accounts/greeting.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ShelfSkeleton } from "../ui/skeletons.tsx";
import { BecomeArtist } from "./BecomeArtist.tsx";
import { GenreShelves } from "./GenreShelves.tsx";
import { NewReleases } from "./NewReleases.tsx";
import { NextRecord } from "./NextRecord.tsx";
import { OnboardingCard } from "./OnboardingCard.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { TrialMeter } from "./TrialMeter.tsx";
import "../releases/releases.css";
import "./dashboard.css";

/** Not for artists, who come here as well. */
const FanShelves = lazy(async () => ({ default: (await import("./FanShelves.tsx")).FanShelves }));

/** What a fan's home begins with, on the way. */
function FirstShelves() {
  return (
    <div data-waiting>
      <ShelfSkeleton count={6} />
    </div>
  );
}

/** Home: the artist's studio or the fan's front row, by the side that is chosen. */
export function DashboardScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  const viewer = useViewer();
  const { onboardingCompleted, capabilities } = viewer;
  const { mode } = useMode();
  return (
    <div className="dashboard">
      <PageTitle title={mode === "artist" ? t`Dashboard` : t`Home`}>{said(greeting(viewer, mode))}</PageTitle>
      {!onboardingCompleted && capabilities.includes(mode) && <OnboardingCard key={mode} />}
      {mode === "artist" && (
        <>
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<div className="next-record" data-waiting />}>
              <NextRecord />
            </Suspense>
          </ErrorBoundary>
          <TrialMeter />
          <QuickLinks />
        </>
      )}
      {mode === "fan" && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<FirstShelves />}>
            <FanShelves />
          </Suspense>
        </ErrorBoundary>
      )}
      <section aria-labelledby="new-releases">
        <h2 id="new-releases">{t`New releases`}</h2>
        <ErrorBoundary fallback={() => <p>{t`The newest music could not be loaded.`}</p>}>
          <Suspense fallback={<ShelfSkeleton count={6} />}>
            <NewReleases />
          </Suspense>
        </ErrorBoundary>
      </section>
      {mode === "fan" && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <GenreShelves />
          </Suspense>
        </ErrorBoundary>
      )}
      <BecomeArtist />
    </div>
  );
}
