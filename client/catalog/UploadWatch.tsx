import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { UploadWatchQuery } from "../__generated__/UploadWatchQuery.graphql.ts";
import type { UploadWatchSubscription } from "../__generated__/UploadWatchSubscription.graphql.ts";
import type { UploadQueue } from "./UploadQueue.ts";
import { useUploads } from "./uploads.ts";

const LOOK_EVERY_MS = 5000;

/** Hears what the server makes of the uploads. Draws nothing; it stands in the tray while something is under way. */
export function UploadWatch({ workspaceId }: { workspaceId: string }) {
  const uploads = useUploads();
  const relay = useRelayEnvironment();

  useSubscription<UploadWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription UploadWatchSubscription($workspaceId: ID!) {
            uploadChanged(workspaceId: $workspaceId) {
              uploadId
              fileName
              bytes
              state
              reason
              createdAt
              track {
                id
                state
                progress
                failureReason
              }
            }
          }
        `,
        variables: { workspaceId },
        onNext: (answer) => {
          if (answer?.uploadChanged) uploads.learn(answer.uploadChanged);
        },
      }),
      [workspaceId, uploads],
    ),
  );

  // News that came while nobody was connected is gone: what stands is asked for now and then.
  useEffect(() => {
    const look = () =>
      fetchQuery<UploadWatchQuery>(
        relay,
        graphql`
          query UploadWatchQuery($trackIds: [ID!]!) {
            viewer {
              workspace {
                id
                tracksUploaded
                uploads {
                  uploadId
                  fileName
                  bytes
                  state
                  reason
                  createdAt
                }
              }
            }
            nodes(ids: $trackIds) {
              ... on Track {
                id
                state
                progress
                failureReason
              }
            }
          }
        `,
        { trackIds: tracksBeingPrepared(uploads) },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ viewer, nodes }) => {
          if (viewer?.workspace) uploads.learnAll(viewer.workspace.uploads);
          for (const track of nodes)
            if (track?.id && track.state)
              uploads.learnTrack({
                id: track.id,
                state: track.state,
                progress: track.progress,
                failureReason: track.failureReason,
              });
        },
        // The next look comes by itself.
        error: () => {},
      });
    let latest = look();
    const timer = setInterval(() => {
      latest.unsubscribe();
      latest = look();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      latest.unsubscribe();
    };
  }, [relay, uploads]);

  return null;
}

function tracksBeingPrepared(uploads: UploadQueue): string[] {
  return uploads.items().flatMap(({ stage, trackId }) => (stage === "preparing" && trackId ? [trackId] : []));
}
