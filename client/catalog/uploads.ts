import { useSyncExternalStore } from "react";
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { uploadsGiveUpMutation } from "../__generated__/uploadsGiveUpMutation.graphql.ts";
import type { uploadsQuery } from "../__generated__/uploadsQuery.graphql.ts";
import type { uploadsTryAgainMutation } from "../__generated__/uploadsTryAgainMutation.graphql.ts";
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
    tryAgain: (uploadId) => tryAgain(relay, uploadId),
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

/** The server knows uploads by their place below /uploads, a mutation by their id in the graph; undefined where there is none. */
async function idOf(relay: IEnvironment, uploadId: string): Promise<string | undefined> {
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
  return answer?.uploads[0]?.id;
}

async function giveUp(relay: IEnvironment, uploadId: string): Promise<void> {
  const id = await idOf(relay, uploadId);
  if (!id) return;
  commitMutation<uploadsGiveUpMutation>(relay, {
    mutation: graphql`
      mutation uploadsGiveUpMutation($input: DismissUploadInput!) {
        dismissUpload(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { id } },
  });
}

/** Asks for another try with the file that the server kept; rejects where it cannot be asked, or has it no more. */
async function tryAgain(relay: IEnvironment, uploadId: string): Promise<void> {
  const id = await idOf(relay, uploadId);
  if (!id) throw new Error("The upload is gone.");
  return new Promise((resolve, reject) => {
    commitMutation<uploadsTryAgainMutation>(relay, {
      mutation: graphql`
        mutation uploadsTryAgainMutation($input: RetryUploadInput!) {
          retryUpload(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { id } },
      onCompleted: ({ retryUpload }) =>
        retryUpload.__typename === "RetryUploadPayload" ? resolve() : reject(new Error("It was not taken.")),
      onError: reject,
    });
  });
}
