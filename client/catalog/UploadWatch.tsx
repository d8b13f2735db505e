import { useEffect, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import { MAX_UPLOADS_ASKED } from "../../domain/catalog/upload.ts";
import type { UploadWatchQuery } from "../__generated__/UploadWatchQuery.graphql.ts";
import type { UploadWatchSubscription } from "../__generated__/UploadWatchSubscription.graphql.ts";
import { hideTrack } from "./trackConnection.ts";
import { readUpload } from "./uploadNews.ts";
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
              state
              ...uploadNews_upload
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
          if (answer?.uploadChanged) uploads.learn(readUpload(answer.uploadChanged));
        },
      }),
      [workspaceId, uploads],
    ),
  );

  // News that came while nobody was connected is gone: what stands is asked for now and then.
  useEffect(() => {
    const look = () => {
      const asked = uploads.unsettled().slice(0, MAX_UPLOADS_ASKED);
      return fetchQuery<UploadWatchQuery>(
        relay,
        graphql`
          query UploadWatchQuery($asked: [String!]!) {
            viewer {
              workspace {
                id
                tracksUploaded
                uploads {
                  ...uploadNews_upload
                }
              }
            }
            uploads(uploadIds: $asked) {
              ...uploadNews_upload
            }
          }
        `,
        { asked },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: (answer) => {
          if (answer.viewer?.workspace) uploads.learnAll(answer.viewer.workspace.uploads.map(readUpload));
          uploads.learnAsked(asked, answer.uploads.map(readUpload));
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
