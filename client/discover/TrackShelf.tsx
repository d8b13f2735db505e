import { type ReactNode, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrackShelf_tracks$key } from "../__generated__/TrackShelf_tracks.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { ShelfRelease } from "../releases/ShelfRelease.tsx";

interface Props {
  title: string;
  /** Why it is shown. */
  why?: ReactNode;
  tracks: TrackShelf_tracks$key;
  /** Whether it stays one row, which is pushed aside for the rest. */
  isRow?: boolean;
}

/** Covers; each plays at once, and those after it. Nothing without tracks. */
export function TrackShelf({ title, why, tracks: tracksRef, isRow }: Props) {
  const heading = useId();
  const tracks = useFragment(
    graphql`
      fragment TrackShelf_tracks on Track @relay(plural: true) {
        id
        title
        artistNames
        coverUrl
        pagePath
      }
    `,
    tracksRef,
  );
  if (tracks.length === 0) return null;
  const queue = tracks.map(({ id }) => id);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {why && <p className="discover-why">{why}</p>}
      <ul className="lv-shelf" data-row={isRow || undefined}>
        {tracks.map((track) => (
          <li key={track.id} className="lv-shelf-item">
            <ShelfRelease release={{ ...track, pagePath: track.pagePath ?? null }} />
            <PlayButton
              className="lv-play-release"
              trackId={track.id}
              title={track.title}
              queue={queue}
              variant="filled"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
