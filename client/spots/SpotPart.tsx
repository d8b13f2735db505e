import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SpotPartQuery } from "../__generated__/SpotPartQuery.graphql.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { SpotForm } from "./SpotForm.tsx";
import { SpotStanding } from "./SpotStanding.tsx";

/** What an artist says between other people's songs for this release. */
export function SpotPart({ id }: { id: string }) {
  return (
    <Suspense fallback={<RowsSkeleton count={4} />}>
      <Loaded id={id} />
    </Suspense>
  );
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui();
  const { node } = useLazyLoadQuery<SpotPartQuery>(
    graphql`
      query SpotPartQuery($id: ID!) {
        node(id: $id) {
          ... on Release @alias(as: "release") {
            state
            pagePath
            spot {
              id
              version
              ...SpotStanding_spot
            }
            ...SpotForm_release
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const release = node?.release;
  if (!release) return null;
  const { spot, state, pagePath } = release;
  const isOut = state === "live" && pagePath !== null;
  return (
    <SettingsCard
      title={t`Spot`}
      lead={t`A few words and fifteen seconds of music, between the songs of listeners on the free plan. It costs nothing, comes at most every quarter of an hour, and never within a song. We read every spot before it is heard.`}
    >
      {!isOut && !spot ? (
        <Text c="dimmed">{t`Once this release is out for everybody, you can write its spot here.`}</Text>
      ) : (
        <>
          {spot && <SpotStanding spot={spot} />}
          <SpotForm release={release} key={`${spot?.id} ${spot?.version}`} />
        </>
      )}
    </SettingsCard>
  );
}
