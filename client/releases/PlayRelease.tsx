import { graphql, useFragment } from "react-relay";
import type { PlayRelease_release$key } from "../__generated__/PlayRelease_release.graphql.ts";
import { PlaySongs } from "./PlaySongs.tsx";

interface Props {
  release: PlayRelease_release$key;
}

/** Plays a release that Relay draws. */
export function PlayRelease({ release: releaseRef }: Props) {
  const release = useFragment(
    graphql`
      fragment PlayRelease_release on Release {
        title
        tracks(first: 50) {
          edges {
            node {
              id
              state
            }
          }
        }
      }
    `,
    releaseRef,
  );
  return <PlaySongs release={release} />;
}
