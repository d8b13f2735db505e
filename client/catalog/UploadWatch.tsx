import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { UploadWatchQuery } from "../__generated__/UploadWatchQuery.graphql.ts";
import type { UploadWatchSubscription } from "../__generated__/UploadWatchSubscription.graphql.ts";
import { hideTrack } from "./trackConnection.ts";
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
              id
              uploadId
              fileName
              bytes
              state
              refusal {
                code
                params
                message
              }
              createdAt
              replaces {
                id
                title
              }
              track {
                id
                state
                progress
                failure {
                  code
                  params
                  message
                }
                sameRecordings {
                  id
                  title
                }
              }
            }
          }
        `,
        variables: { workspaceId },
        updater: (store, answer) => {
          const upload = answer?.uploadChanged;
          if (upload?.state !== "refused") return;
          const item = uploads.items().find(({ uploadId }) => uploadId === upload.uploadId);
          if (item?.trackId) hideTrack(store, workspaceId, item.trackId);
        },
        onNext: (answer) => {
          if (answer?.uploadChanged) uploads.learn(answer.uploadChanged);
        },
      }),
      [workspaceId, uploads],
    ),
  );

  // News that came while nobody was connected is gone: what stands is asked for now and then.
  useEffect(() => {
    const look = () => {
      const askedAt = performance.now();
      return fetchQuery<UploadWatchQuery>(
        relay,
        graphql`
          query UploadWatchQuery($ids: [ID!]!) {
            viewer {
              workspace {
                id
                tracksUploaded
                uploads {
                  id
                  uploadId
                  fileName
                  bytes
                  state
                  refusal {
                    code
                    params
                    message
                  }
                  createdAt
                  replaces {
                    id
                    title
                  }
                }
              }
            }
            nodes(ids: $ids) {
              __typename
              ... on Track {
                id
                state
                progress
                failure {
                  code
                  params
                  message
                }
                sameRecordings {
                  id
                  title
                }
              }
              ... on Upload {
                uploadId
                uploadState: state
                refusal {
                  code
                  params
                  message
                }
                replaces {
                  id
                  title
                }
                track {
                  id
                  state
                  progress
                  failure {
                    code
                    params
                    message
                  }
                sameRecordings {
                  id
                  title
                }
                }
              }
            }
          }
        `,
        { ids: toLookAt(uploads) },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ viewer, nodes }) => {
          if (viewer?.workspace) uploads.learnAll(viewer.workspace.uploads, { askedAt });
          for (const node of nodes) {
            if (node?.__typename === "Track") uploads.learnTrack(node);
            else if (node?.__typename === "Upload") uploads.learn({ ...node, state: node.uploadState });
          }
        },
        // The next look comes by itself.
        error: () => {},
      });
    };
    let latest = look();
    const timer = setInterval(() => {
      latest.unsubscribe();
      latest = look();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      latest.unsubscribe();
      // What was the last to come or to be refused counts against the plan too.
      look();
    };
  }, [relay, uploads]);

  return null;
}

/** Ids of what is being checked or prepared. */
function toLookAt(uploads: UploadQueue): string[] {
  return uploads.items().flatMap(({ stage, nodeId, trackId }) => {
    const id = stage === "checking" ? nodeId : stage === "preparing" ? trackId : null;
    return id ? [id] : [];
  });
}
