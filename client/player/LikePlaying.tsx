import { useMaybeViewer } from "../app/viewer.ts";
import { LikeButton } from "../library/LikeButton.tsx";
import { AddButton } from "../playlists/AddButton.tsx";
import { usePlayerView } from "./usePlayer.ts";

/** The heart of what is heard, where everybody can hear it, and the way into a playlist. Not for visitors: their bar also stands on pages without a store. */
export function LikePlaying() {
  const viewer = useMaybeViewer();
  const { track } = usePlayerView();
  if (!viewer || !track?.pagePath) return null;
  return (
    <>
      <LikeButton id={track.id} title={track.title} isLiked={track.isLiked} />
      <AddButton trackIds={[track.id]} title={track.title} />
    </>
  );
}
