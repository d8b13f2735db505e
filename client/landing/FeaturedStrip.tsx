import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { ShelfSkeleton } from "../ui/skeletons.tsx";
import { FeaturedReleases } from "./FeaturedReleases.tsx";

/** A shelf of real music. The page around it stands whether or not the music arrives. */
export function FeaturedStrip({ heading, count }: { heading: string; count: number }) {
  const { t } = useLingui();
  return (
    <section className="landing-strip" aria-label={heading}>
      <h2>{heading}</h2>
      <ErrorBoundary
        fallback={() => <p className="landing-quiet">{t`The newest music could not be loaded.`}</p>}
      >
        <Suspense fallback={<ShelfSkeleton count={count} />}>
          <FeaturedReleases />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
