import { graphql, useFragment } from "react-relay";
import type { PlayRelease_release$key } from "../__generated__/PlayRelease_release.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";

interface Props {
  release: PlayRelease_release$key;
}

/** Plays a release from its first song on; nothing where there is nothing to hear. */
export function PlayRelease({ release: releaseRef }: Props) {
  const release = useFragment(
    graphql`
      fragment PlayRelease_release on Release {
        title
        tracks(first: 50) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    releaseRef,
  );
  const queue = release.tracks.edges.map(({ node }) => node.id);
  const [first] = queue;
  if (!first) return null;
  return (
    <PlayButton
      className="lv-play-release"
      trackId={first}
      title={release.title}
      queue={queue}
      variant="filled"
    />
  );
}
