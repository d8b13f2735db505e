import { LikeButton } from "../library/LikeButton.tsx";
import { AddButton } from "../playlists/AddButton.tsx";
import { usePlayerView } from "./usePlayer.ts";

/** The heart of what is heard, where everybody can hear it, and the way into a playlist. */
export function LikePlaying() {
  const { track } = usePlayerView();
  if (!track?.pagePath) return null;
  return (
    <>
      <LikeButton id={track.id} title={track.title} isLiked={track.isLiked} />
      <AddButton trackIds={[track.id]} title={track.title} />
    </>
  );
}
