import { useLingui } from "@lingui/react/macro";
import { NativeSelect, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  AddToReleaseDialogQuery,
  AddToReleaseDialogQuery$data,
} from "../__generated__/AddToReleaseDialogQuery.graphql.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { AddBehind } from "./AddBehind.tsx";
import { NewReleaseForm } from "./NewReleaseDialog.tsx";
import type { ChosenTrack } from "./TrackPicker.tsx";

type Releases = NonNullable<NonNullable<AddToReleaseDialogQuery$data["viewer"]>["workspace"]>["releases"];

/** A release that tracks can still be added to. */
export type OpenRelease = Releases["edges"][number]["node"];

interface Props {
  workspaceId: string;
  tracks: readonly ChosenTrack[];
  onClose: () => void;
}

/** Puts chosen tracks on a release: a new one, or behind what is on one that is still to come; one stays where one is. */
export function AddToReleaseDialog({ workspaceId, tracks, onClose }: Props) {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const [edges, setEdges] = useState<Releases["edges"]>([]);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const asked = fetchQuery<AddToReleaseDialogQuery>(
      relay,
      graphql`
        query AddToReleaseDialogQuery {
          viewer {
            workspace {
              releases(first: 60, filter: { states: [draft, ready] }) {
                edges {
                  node {
                    id
                    title
                    version
                    runningOrder {
                      disc
                      isInstant
                      track {
                        id
                      }
                    }
                  }
                }
              }
            }
          }
        }
      `,
      {},
      // Who adds to a release must not start from how it stood some minutes ago.
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ viewer }) => setEdges(viewer?.workspace?.releases.edges ?? []),
      error: () => {},
    });
    return () => asked.unsubscribe();
  }, [relay]);
  const release = edges.find(({ node }) => node.id === chosen)?.node;
  return (
    <AppModal isOpen onClose={onClose} title={t`Add to a release`} size="lg">
      <Stack>
        <NativeSelect
          label={t`Release`}
          value={chosen}
          data={[
            { value: "", label: t`A new release` },
            ...edges.map(({ node }) => ({ value: node.id, label: node.title })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {release ? (
          <AddBehind key={release.id} release={release} tracks={tracks} onClose={onClose} />
        ) : (
          <NewReleaseForm workspaceId={workspaceId} tracks={tracks} onClose={onClose} />
        )}
      </Stack>
    </AppModal>
  );
}
