import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { CuratedRow_shelf$key } from "../__generated__/CuratedRow_shelf.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ShelfRelease } from "../releases/ShelfRelease.tsx";

/** A list that somebody chose: tracks, of which each plays the list from there on, and releases, each of which plays itself. */
export function CuratedRow({ shelf: shelfRef }: { shelf: CuratedRow_shelf$key }) {
  const { t } = useLingui();
  const heading = useId();
  const { title, text, curator, pieces } = useFragment(
    graphql`
      fragment CuratedRow_shelf on CuratedShelf {
        title
        text
        curator
        pieces {
          track {
            id
            title
            artistNames
            coverUrl
            pagePath
          }
          release {
            id
            title
            artistNames
            coverUrl
            pagePath
            ...PlayRelease_release
          }
        }
      }
    `,
    shelfRef,
  );
  const queue = pieces.flatMap(({ track }) => track?.id ?? []);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="discover-why">
        {text} {t`Chosen by ${curator}.`}
      </p>
      <ul className="lv-shelf">
        {pieces.map(({ track, release }) => {
          if (track)
            return (
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
            );
          return release ? (
            <li key={release.id} className="lv-shelf-item">
              <ShelfRelease release={release} />
              <PlayRelease release={release} />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
