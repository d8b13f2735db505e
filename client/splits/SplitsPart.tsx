import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SplitsPartQuery } from "../__generated__/SplitsPartQuery.graphql.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { AlbumSplitCard } from "./AlbumSplitCard.tsx";
import { SplitSheets } from "./SplitSheets.tsx";

/** Who gets what of a release: by a split of its own, or by those of its songs. */
export function SplitsPart({ id }: { id: string }) {
  return (
    <Suspense fallback={<RowsSkeleton count={4} />}>
      <Loaded id={id} />
    </Suspense>
  );
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui();
  const { node, viewer } = useLazyLoadQuery<SplitsPartQuery>(
    graphql`
      query SplitsPartQuery($id: ID!) {
        node(id: $id) {
          ... on Release @alias(as: "release") {
            id
            title
            currency
            workspaceId
            splitSheets {
              ...SplitSheets_sheets
            }
            ...AlbumSplitCard_release
          }
        }
        viewer {
          workspaces {
            id
            name
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const release = node?.release;
  if (!release) return null;
  const studio = viewer?.workspaces.find(({ id: each }) => each === release.workspaceId)?.name ?? "";
  const { title, currency, splitSheets } = release;
  return (
    <>
      <SplitSheets
        subject={{ id, title, currency, studio }}
        sheets={splitSheets ?? null}
        none={t`Sales of this release follow the splits of its songs. Set one up here only if the release as a whole is shared differently.`}
      />
      {splitSheets && <AlbumSplitCard release={release} />}
    </>
  );
}
