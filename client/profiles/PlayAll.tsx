import { graphql, useFragment } from "react-relay";
import type { PlayAll_profile$key } from "../__generated__/PlayAll_profile.graphql.ts";
import { PlayAllButton } from "../player/PlayAllButton.tsx";

/** Plays everything of an artist, the newest release first. */
export function PlayAll({ profile: profileRef }: { profile: PlayAll_profile$key }) {
  const { name, playable } = useFragment(
    graphql`
      fragment PlayAll_profile on Profile {
        name
        playable: releases(first: 10) {
          edges {
            node {
              tracks(first: 30) {
                edges {
                  node {
                    id
                    state
                  }
                }
              }
            }
          }
        }
      }
    `,
    profileRef,
  );
  const queue = playable.edges
    .flatMap(({ node }) => node.tracks.edges)
    .flatMap(({ node }) => (node.state === "ready" ? [node.id] : []));
  return queue.length > 0 && <PlayAllButton trackIds={queue} title={name} />;
}
