import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AssetsOnReleaseQuery } from "../__generated__/AssetsOnReleaseQuery.graphql.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { AssetsOnPlace } from "./AssetsOnPlace.tsx";
import type { Place } from "./PlaceSelect.tsx";

/** What lies beside a release, in a corner of its page. */
export function AssetsOnRelease({ release }: { release: Place }) {
  const { t } = useLingui();
  return (
    <section className="asset-corner" aria-labelledby="assets-on-release">
      <h2 id="assets-on-release">{t`Assets`}</h2>
      <Suspense fallback={<RowsSkeleton count={2} />}>
        <Files release={release} />
      </Suspense>
    </section>
  );
}

function Files({ release }: { release: Place }) {
  const { viewer } = useLazyLoadQuery<AssetsOnReleaseQuery>(
    graphql`
      query AssetsOnReleaseQuery($filter: AssetFilter) {
        viewer {
          workspace {
            ...AssetsOnPlace_workspace @arguments(filter: $filter)
          }
        }
      }
    `,
    { filter: { releaseId: release.id } },
    { fetchPolicy: "store-and-network" },
  );
  return viewer?.workspace ? <AssetsOnPlace workspace={viewer.workspace} place={release} /> : null;
}
