import { IconPlaylist } from "@tabler/icons-react";
import "./playlists.css";

/** The picture of a playlist, made of up to four covers of what is in it. Says nothing: its title stands beside it. */
export function PlaylistCover({
  coverUrls,
  isLarge = false,
}: {
  coverUrls: readonly string[];
  isLarge?: boolean;
}) {
  // Two or three pieces would leave holes.
  const pieces = coverUrls.length < 4 ? coverUrls.slice(0, 1) : coverUrls;
  return (
    <span
      className="playlist-cover"
      data-pieces={pieces.length}
      data-large={isLarge || undefined}
      aria-hidden
    >
      {pieces.map((url) => (
        <img key={url} src={url} alt="" loading={isLarge ? "eager" : "lazy"} decoding="async" />
      ))}
      {pieces.length === 0 && <IconPlaylist size={isLarge ? 72 : 24} stroke={1.25} />}
    </span>
  );
}
