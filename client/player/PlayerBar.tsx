import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconArrowsMaximize, IconPlaylist } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { hearsSpots } from "../../domain/spots/hearsSpots.ts";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useDevice } from "../app/useDevice.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { AppDrawer } from "../ui/AppDrawer.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { LikePlaying } from "./LikePlaying.tsx";
import { NowPlaying } from "./NowPlaying.tsx";
import { PlayModes } from "./PlayModes.tsx";
import { PLAYER_PATH } from "./playerPath.ts";
import { QueueList } from "./QueueList.tsx";
import { SeekBar } from "./SeekBar.tsx";
import { Transport } from "./Transport.tsx";
import { usePlayer, usePlayerView, usePosition } from "./usePlayer.ts";
import { usePlayerKeys } from "./usePlayerKeys.ts";
import { Volume } from "./Volume.tsx";
import "./player.css";

const DevicesMenu = lazy(async () => ({
  default: (await import("./devices/DevicesMenu.tsx")).DevicesMenu,
}));

const SpotBreak = lazy(async () => ({ default: (await import("../spots/SpotBreak.tsx")).SpotBreak }));

interface Props {
  /** Visitors have no big player, and no other devices to go on at. */
  isVisitors?: boolean;
}

/** The bar at the foot of every screen, and the queue that opens from it. Away while there is nothing to play, and on the big player. */
export function PlayerBar({ isVisitors = false }: Props) {
  const { t } = useLingui();
  const player = usePlayer();
  const { currentId, queue } = usePlayerView();
  const isPhone = useDevice() === "mobile";
  const tier = useMaybeViewer()?.tier;
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<ReturnType<typeof player.queued> | null>(null);
  const [turn, setTurn] = useState(0);
  usePlayerKeys(() => (isOpen ? setOpen(false) : handleOpen()));

  function handleOpen() {
    setAsked(player.queued());
    setTurn((turn) => turn + 1);
    setOpen(true);
  }

  const isIdle = (currentId === null && queue.length === 0) || pathname === PLAYER_PATH;
  return (
    <>
      <div className="player" data-idle={isIdle || undefined} data-phone={isPhone || undefined}>
        {!isIdle && (
          <>
            {isPhone && <ThinProgress />}
            <NowPlaying>{!isPhone && <LikePlaying />}</NowPlaying>
            <Transport withPrevious={!isPhone} />
            {!isPhone && <SeekBar />}
            {!isPhone && <Volume />}
            {!isVisitors && (
              <WhenThere>
                <DevicesMenu />
              </WhenThere>
            )}
            {!isPhone && !isVisitors && <BigPlayerLink />}
            <ActionIcon
              aria-label={isPhone ? t`Open the player` : t`Queue`}
              aria-expanded={isOpen}
              onClick={handleOpen}
            >
              <IconPlaylist size={22} stroke={1.75} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {tier !== undefined && hearsSpots(tier) && (
        <WhenThere>
          <SpotBreak />
        </WhenThere>
      )}
      <AppDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={isPhone ? t`Player` : t`Queue`}
        position={isPhone ? "bottom" : "right"}
        size={isPhone ? "85%" : 440}
      >
        {isPhone && currentId !== null && (
          <section className="player-sheet">
            <NowPlaying>
              <LikePlaying />
            </NowPlaying>
            <SeekBar />
            <Transport />
            <div className="player-sheet-modes">
              <PlayModes />
              {!isVisitors && <BigPlayerLink onOpen={() => setOpen(false)} />}
            </div>
            <Volume />
          </section>
        )}
        <ErrorBoundary fallback={(failure) => <ErrorPanel error={failure} onRetry={handleOpen} />} key={turn}>
          <Suspense fallback={<RowsSkeleton count={4} />}>{asked && <QueueList asked={asked} />}</Suspense>
        </ErrorBoundary>
      </AppDrawer>
    </>
  );
}

/** What stands in the bar once its code is there: without it the bar is whole as well. */
function WhenThere({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function BigPlayerLink({ onOpen }: { onOpen?: () => void }) {
  const { t } = useLingui();
  return (
    <ActionIcon component={Link} to={PLAYER_PATH} aria-label={t`Open the big player`} onClick={onOpen}>
      <IconArrowsMaximize size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

/** How far the track has come, where there is no room for more. */
function ThinProgress() {
  const player = usePlayer();
  const position = usePosition();
  const share = player.duration > 0 ? position / player.duration : 0;
  return <div className="player-thin" aria-hidden="true" style={{ transform: `scaleX(${share})` }} />;
}
