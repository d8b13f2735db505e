import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RelatedReleases_release$key } from "../__generated__/RelatedReleases_release.graphql.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";

/** More by the same people, and more that sounds like it. */
export function RelatedReleases({ release: releaseRef }: { release: RelatedReleases_release$key }) {
  const { t } = useLingui();
  const { related } = useFragment(
    graphql`
      fragment RelatedReleases_release on Release {
        related {
          id
          ...ReleaseCard_release
          ...PlayRelease_release
        }
      }
    `,
    releaseRef,
  );
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="public-page-related">
      <h2 id="public-page-related">{t`Keep listening`}</h2>
      <ul className="lv-shelf">
        {related.map((release) => (
          <li key={release.id} className="lv-shelf-item">
            <ReleaseCard release={release} />
            <PlayRelease release={release} />
          </li>
        ))}
      </ul>
    </section>
  );
}
