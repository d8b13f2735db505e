import type { Player } from "../Player.ts";

/** Keys of the keyboard, the lock screen and headphones. Seeking there works only when all of these are told together. */
export function joinMediaSession(player: Player): () => void {
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  if (!session) return () => {};
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => {
      if (!player.view().isPlaying) player.toggle();
    },
    pause: () => player.pause(),
    previoustrack: () => player.previous(),
    nexttrack: () => player.next(),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
  };
  for (const [action, handler] of Object.entries(handlers))
    session.setActionHandler(action as MediaSessionAction, handler);

  let shown: unknown = null;
  const leave = player.subscribe(() => {
    const { track, isPlaying, currentId } = player.view();
    if (track !== shown) session.metadata = track && describe(track);
    shown = track;
    session.playbackState = currentId === null ? "none" : isPlaying ? "playing" : "paused";
    const duration = player.duration;
    if (duration > 0)
      session.setPositionState?.({ duration, position: Math.min(player.position(), duration) });
  });
  return () => {
    leave();
    for (const action of Object.keys(handlers)) session.setActionHandler(action as MediaSessionAction, null);
    session.metadata = null;
    session.playbackState = "none";
  };
}

function describe({
  title,
  artistNames,
  coverUrl,
}: {
  title: string;
  artistNames: readonly string[];
  coverUrl: string;
}) {
  return new MediaMetadata({
    title,
    artist: artistNames.join(", "),
    artwork: [{ src: new URL(coverUrl, window.location.href).href, sizes: "512x512" }],
  });
}
