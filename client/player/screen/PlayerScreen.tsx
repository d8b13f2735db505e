import { useLingui } from "@lingui/react/macro";
import { Button, Stack } from "@mantine/core";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { pageIn } from "../../../domain/publicPages/pageAddress.ts";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { Cover } from "../../ui/Cover.tsx";
import { CoverWash } from "../../ui/CoverWash.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { DevicesMenu } from "../devices/DevicesMenu.tsx";
import { PlayModes } from "../PlayModes.tsx";
import { PlayProblemLine } from "../PlayProblemLine.tsx";
import { QueueList } from "../QueueList.tsx";
import { SeekBar } from "../SeekBar.tsx";
import { Transport } from "../Transport.tsx";
import { usePlayer, usePlayerView } from "../usePlayer.ts";
import { Volume } from "../Volume.tsx";
import { Pace } from "./Pace.tsx";
import { TrackWords } from "./TrackWords.tsx";
import "./playerScreen.css";

/** The big player: what is heard, in the middle of the page, with its words and what comes next. */
export function PlayerScreen() {
  const { t } = useLingui();
  const { currentId, queue } = usePlayerView();
  if (currentId === null && queue.length === 0)
    return (
      <Stack gap="lg">
        <PageTitle title={t`Player`} />
        <EmptyState
          title={t`Nothing is playing`}
          action={<Button component={Link} to="/search">{t`Find music`}</Button>}
        >
          {t`Play a track anywhere, and it shows up here with its cover, its lyrics and what comes next.`}
        </EmptyState>
      </Stack>
    );
  return (
    <div className="player-screen">
      <Heard />
      <div className="player-screen-columns">
        <div className="player-screen-words">
          {currentId !== null && (
            <Suspense fallback={<RowsSkeleton count={4} />}>
              <ErrorBoundary fallback={() => null} key={currentId}>
                <TrackWords trackId={currentId} />
              </ErrorBoundary>
            </Suspense>
          )}
        </div>
        <section aria-labelledby="player-queue">
          <h2 id="player-queue">{t`Queue`}</h2>
          <Coming />
        </section>
      </div>
    </div>
  );
}

function Heard() {
  const { t } = useLingui();
  const { track } = usePlayerView();
  const page = track?.pagePath ? pageIn(track.pagePath) : null;
  const names = track?.artistNames.join(", ");
  return (
    <section className="player-screen-heard" aria-label={t`Now playing`}>
      {track && <CoverWash src={track.coverUrl} />}
      {track ? <Cover src={track.coverUrl} alt="" isFirst /> : <div className="player-screen-blank" />}
      <div className="player-screen-controls">
        <PageTitle title={track?.title ?? t`Player`}>
          {track?.pagePath ? <Link to={track.pagePath}>{track.title}</Link> : track?.title}
        </PageTitle>
        <p className="player-screen-by">{page ? <Link to={`/@${page.handle}`}>{names}</Link> : names}</p>
        <PlayProblemLine />
        <SeekBar />
        <div className="player-screen-buttons">
          <Transport />
          <PlayModes />
          <Volume />
          <DevicesMenu />
        </div>
        <Pace />
      </div>
    </section>
  );
}

function Coming() {
  const player = usePlayer();
  const { queue } = usePlayerView();
  const [attempt, setAttempt] = useState(0);
  // Another order asks for nothing new.
  const tracks = queue.toSorted().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the queue and another try are what it is asked for.
  const asked = useDeferredValue(useMemo(() => player.queued(), [player, tracks, attempt]));
  return (
    <ErrorBoundary
      key={attempt}
      fallback={(failure) => <ErrorPanel error={failure} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense fallback={<RowsSkeleton count={4} />}>
        <QueueList asked={asked} />
      </Suspense>
    </ErrorBoundary>
  );
}
