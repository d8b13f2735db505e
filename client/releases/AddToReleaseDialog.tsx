import { Plural, useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { AddToReleaseDialogMutation } from "../__generated__/AddToReleaseDialogMutation.graphql.ts";
import type {
  AddToReleaseDialogQuery,
  AddToReleaseDialogQuery$data,
} from "../__generated__/AddToReleaseDialogQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, refusalIn, type ToldRefusal, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { ChosenTracks } from "./ChosenTracks.tsx";
import { NewReleaseForm } from "./NewReleaseDialog.tsx";
import { releaseAddress } from "./releaseAddress.ts";
import type { ChosenTrack } from "./TrackPicker.tsx";

type Releases = NonNullable<NonNullable<AddToReleaseDialogQuery$data["viewer"]>["workspace"]>["releases"];

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
          <Behind key={release.id} release={release} tracks={tracks} onClose={onClose} />
        ) : (
          <NewReleaseForm workspaceId={workspaceId} tracks={tracks} onClose={onClose} />
        )}
      </Stack>
    </AppModal>
  );
}

interface BehindProps {
  release: Releases["edges"][number]["node"];
  tracks: readonly ChosenTrack[];
  onClose: () => void;
}

/** The chosen tracks behind those that are there. A track that is on it already stays where it is. */
function Behind({ release, tracks, onClose }: BehindProps) {
  const { t } = useLingui();
  const said = useRefusal();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ToldRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const commit = useCommit<AddToReleaseDialogMutation>(graphql`
    mutation AddToReleaseDialogMutation($input: SetReleaseTracksInput!) {
      setReleaseTracks(input: $input) {
        __typename
        ... on SetReleaseTracksPayload {
          release {
            ...TracksPart_release
            ...ReleaseTile_release
          }
        }
        ... on StaleRelease {
          code
          params
          message
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const { id, title, version, runningOrder } = release;
  const there = new Set(runningOrder.map(({ track }) => track.id));
  const [added, setAdded] = useState(() => tracks.filter((track) => !there.has(track.id)));
  const already = tracks.filter((track) => there.has(track.id)).length;
  const disc = runningOrder.at(-1)?.disc ?? 1;

  async function add(andOpen: boolean) {
    setSaving(true);
    const before = runningOrder.map(({ track, ...place }) => ({ trackId: track.id, ...place }));
    const after = [...before, ...added.map((track) => ({ trackId: track.id, disc }))];
    try {
      const { setReleaseTracks: answer } = await commit({ input: { id, version, tracks: after } });
      if (answer.__typename === "SetReleaseTracksPayload") {
        if (andOpen) return await navigate(releaseAddress({ id, title }));
        const toast = `added-${crypto.randomUUID()}`;
        notifications.show({
          id: toast,
          message: (
            <Group justify="space-between" wrap="nowrap">
              <span>
                <Plural value={added.length} one="# track is on it now:" other="# tracks are on it now:" />{" "}
                {title}
              </span>
              <Button
                variant="default"
                onClick={() => {
                  notifications.hide(toast);
                  void navigate(releaseAddress({ id, title }));
                }}
              >
                {t`Open release`}
              </Button>
            </Group>
          ),
        });
        return onClose();
      }
      setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setSaving(false);
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add(false);
      }}
    >
      <Stack>
        {problem && (
          <p className="settings-refusal" role="alert">
            {said(problem)}
          </p>
        )}
        <Group>
          <Button type="submit" disabled={isSaving || added.length === 0}>
            {isSaving ? t`Saving...` : t`Add to the release`}
          </Button>
          <Button variant="default" disabled={isSaving || added.length === 0} onClick={() => void add(true)}>
            {t`Add and open it`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
        <ChosenTracks tracks={added} onChange={(next) => setAdded([...next])} />
        {already > 0 && <p className="release-dim">{t`Already on ${title}: ${already}`}</p>}
      </Stack>
    </form>
  );
}
