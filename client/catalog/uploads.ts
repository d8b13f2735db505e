import { useSyncExternalStore } from "react";
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { uploadsGiveUpMutation } from "../__generated__/uploadsGiveUpMutation.graphql.ts";
import type { uploadsQuery } from "../__generated__/uploadsQuery.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import type { Transport } from "./transfer.ts";
import type { UploadItem } from "./UploadItem.ts";
import { UploadQueue } from "./UploadQueue.ts";
import { openUploadShelf } from "./uploadShelf.ts";

// One for each visit: a new visit has a new environment.
const queues = new WeakMap<IEnvironment, UploadQueue>();

/** The uploads of this visit; the first call opens them. `transport` is the browser's own unless a test brings one. */
export function uploadsOf(relay: IEnvironment, personId: string, transport?: Transport): UploadQueue {
  const known = queues.get(relay);
  if (known) return known;
  const queue = new UploadQueue({
    shelf: openUploadShelf(personId),
    giveUp: (uploadId) => giveUp(relay, uploadId),
    transport,
  });
  queues.set(relay, queue);
  return queue;
}

export function useUploads(): UploadQueue {
  return uploadsOf(useRelayEnvironment(), useViewer().id);
}

export function useUploadItems(): readonly UploadItem[] {
  const queue = useUploads();
  return useSyncExternalStore(queue.subscribe, queue.items);
}

/** The server knows uploads by their place below /uploads, a mutation by their id in the graph. */
async function giveUp(relay: IEnvironment, uploadId: string): Promise<void> {
  const answer = await fetchQuery<uploadsQuery>(
    relay,
    graphql`
      query uploadsQuery($asked: [String!]!) {
        uploads(uploadIds: $asked) {
          id
        }
      }
    `,
    { asked: [uploadId] },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const [upload] = answer?.uploads ?? [];
  if (!upload) return;
  commitMutation<uploadsGiveUpMutation>(relay, {
    mutation: graphql`
      mutation uploadsGiveUpMutation($input: DismissUploadInput!) {
        dismissUpload(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { id: upload.id } },
  });
}
