import { PlayButton } from "../player/PlayButton.tsx";

interface Props {
  release: {
    readonly title: string;
    readonly tracks: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly state: string } }[];
    };
  };
}

/** Plays a release from its first song that can be heard on, and pauses it; nothing where there is nothing to hear. */
export function PlaySongs({ release }: Props) {
  const queue = release.tracks.edges.flatMap(({ node }) => (node.state === "ready" ? [node.id] : []));
  const [first] = queue;
  if (!first) return null;
  return (
    <PlayButton
      className="lv-play-release"
      trackId={first}
      title={release.title}
      queue={queue}
      isWhole
      variant="filled"
    />
  );
}
