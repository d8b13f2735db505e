import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ReleaseCard_release$key } from "../__generated__/ReleaseCard_release.graphql.ts";
import { Cover } from "../ui/Cover.tsx";

interface Props {
  release: ReleaseCard_release$key;
  isFirst?: boolean;
}

/** One release on a shelf: cover, title, who made it. */
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
  return (
    <article className="lv-release">
      <Cover src={release.coverUrl} alt="" isFirst={isFirst} />
      <strong>
        {release.pagePath ? (
          <Link className="lv-release-open" to={release.pagePath}>
            {release.title}
          </Link>
        ) : (
          release.title
        )}
      </strong>
      <span>{release.artistNames.join(", ")}</span>
    </article>
  );
}
