import { LikeButton } from "../library/LikeButton.tsx";
import { usePlayerView } from "./usePlayer.ts";

/** The heart of what is heard, where everybody can hear it. */
export function LikePlaying() {
  const { track } = usePlayerView();
  if (!track?.pagePath) return null;
  return <LikeButton id={track.id} title={track.title} isLiked={track.isLiked} />;
}
