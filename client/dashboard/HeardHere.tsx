import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { HeardHereQuery } from "../__generated__/HeardHereQuery.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { usePlayerView } from "../player/usePlayer.ts";
import { ShelfRelease } from "../releases/ShelfRelease.tsx";

const SHOWN = 6;

/** What was heard last on this device, for who keeps no history elsewhere. Nothing before anything was heard. */
export function HeardHere() {
  const { heard } = usePlayerView();
  // What is heard while one looks at the shelf does not change its order under the finger.
  const [shown, setShown] = useState(heard);
  if (shown.length === 0 && heard.length > 0) setShown(heard);
  return shown.length > 0 ? <HeardTracks ids={shown.slice(0, SHOWN)} /> : null;
}

function HeardTracks({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const { nodes } = useLazyLoadQuery<HeardHereQuery>(
    graphql`
      query HeardHereQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Track {
            id
            title
            artistNames
            coverUrl
            pagePath
            state
          }
        }
      }
    `,
    { ids },
  );
  // What was withdrawn meanwhile is left out.
  const tracks = nodes.flatMap((track) => {
    const { id, title, artistNames, coverUrl, pagePath, state } = track ?? {};
    return id && title && artistNames && coverUrl && state === "ready"
      ? [{ id, title, artistNames, coverUrl, pagePath }]
      : [];
  });
  if (tracks.length === 0) return null;
  return (
    <section aria-labelledby="continue-listening">
      <h2 id="continue-listening">{t`Continue listening`}</h2>
      <ul className="lv-shelf">
        {tracks.map((track) => (
          <li key={track.id} className="lv-shelf-item">
            <ShelfRelease release={track} />
            <PlayButton className="lv-play-release" trackId={track.id} title={track.title} variant="filled" />
          </li>
        ))}
      </ul>
    </section>
  );
}
