import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { answerOf } from "../app/answerOf.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import type { Featured } from "./loadFeatured.ts";

/** The newest public music with one press. Its place is kept while the music is on its way; without any it stays empty. */
export function HeroPlay() {
  return (
    <div className="landing-hero-play">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <PlayNewest />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function PlayNewest() {
  const { t } = useLingui();
  const { newReleases } = answerOf(useLoaderData<Featured>().featured);
  const songsOf = ({ tracks }: Release) =>
    tracks.edges.flatMap(({ node }) => (node.state === "ready" ? [node.id] : []));
  const releases = newReleases.edges.map(({ node }) => node);
  const first = releases.find((release) => songsOf(release).length > 0);
  if (!first) return null;
  const { title, artistNames } = first;
  const by = artistNames.join(", ");
  return (
    <>
      <PlayAllButton
        trackIds={releases.flatMap(songsOf)}
        title={t`the newest music`}
        word={t`Hear what is new`}
      />
      <span className="landing-quiet">{t`Begins with “${title}” by ${by}`}</span>
    </>
  );
}

type Release = Awaited<Featured["featured"]>["newReleases"]["edges"][number]["node"];
