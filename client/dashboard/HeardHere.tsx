import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { text } from "../../domain/words/refusal.ts";
import type { HeardHereQuery } from "../__generated__/HeardHereQuery.graphql.ts";
import { TrackShelf } from "../discover/TrackShelf.tsx";
import { useRefusal } from "../i18n/useRefusal.ts";
import { usePlayerView } from "../player/usePlayer.ts";

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
  const said = useRefusal();
  const { nodes } = useLazyLoadQuery<HeardHereQuery>(
    graphql`
      query HeardHereQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Track {
            __typename
            state
            ...TrackShelf_tracks
          }
        }
      }
    `,
    { ids },
  );
  // What was withdrawn meanwhile is left out.
  const tracks = nodes.flatMap((node) =>
    node?.__typename === "Track" && node.state === "ready" ? node : [],
  );
  return <TrackShelf title={said(text("plays.continueListening"))} tracks={tracks} isRow />;
}
