import { graphql, useFragment } from "react-relay";
import type { ReleaseCard_release$key } from "../__generated__/ReleaseCard_release.graphql.ts";
import { ShelfRelease } from "./ShelfRelease.tsx";

interface Props {
  release: ReleaseCard_release$key;
  isFirst?: boolean;
}

/** A release on a shelf that Relay draws. */
export function ReleaseCard({ release: releaseRef, isFirst = false }: Props) {
  const release = useFragment(
    graphql`
      fragment ReleaseCard_release on Release {
        title
        artistNames
        coverUrl
        pagePath
      }
    `,
    releaseRef,
  );
  return <ShelfRelease release={release} isFirst={isFirst} />;
}
