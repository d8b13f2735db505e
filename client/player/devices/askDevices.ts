import { graphql, type IEnvironment, requestSubscription } from "relay-runtime";
import answerMutation from "../../__generated__/askDevicesAnswerMutation.graphql.ts";
import callMutation from "../../__generated__/askDevicesCallMutation.graphql.ts";
import handOverMutation from "../../__generated__/askDevicesHandOverMutation.graphql.ts";
import type { askDevicesNewsSubscription } from "../../__generated__/askDevicesNewsSubscription.graphql.ts";
import queueQuery, { type askDevicesQuery$data } from "../../__generated__/askDevicesQuery.graphql.ts";
import saveMutation, {
  type askDevicesSaveMutation$data,
  type SavePlayQueueInput,
} from "../../__generated__/askDevicesSaveMutation.graphql.ts";
import { ask } from "../../app/network.ts";
import { onceListening } from "../../app/subscriptions.ts";

graphql`
  fragment askDevices_queue on PlayQueue @relay(mask: false) {
    device {
      id
      browser
      system
    }
    trackIds
    currentId
    positionMs
    isPlaying
  }
`;

graphql`
  query askDevicesQuery {
    viewer {
      playQueue {
        ...askDevices_queue @relay(mask: false)
      }
    }
  }
`;

graphql`
  mutation askDevicesSaveMutation($input: SavePlayQueueInput!) {
    savePlayQueue(input: $input) {
      ... on SavePlayQueuePayload {
        isKept
      }
    }
  }
`;

graphql`
  mutation askDevicesCallMutation($input: CallDevicesInput!) {
    callDevices(input: $input) {
      __typename
    }
  }
`;

graphql`
  mutation askDevicesAnswerMutation($input: AnswerDevicesInput!) {
    answerDevices(input: $input) {
      __typename
    }
  }
`;

graphql`
  mutation askDevicesHandOverMutation($input: HandOverQueueInput!) {
    handOverQueue(input: $input) {
      __typename
    }
  }
`;

const NEWS = graphql`
  subscription askDevicesNewsSubscription {
    playerNews {
      kind
      device {
        id
        browser
        system
      }
      queue {
        ...askDevices_queue @relay(mask: false)
      }
    }
  }
`;

export type PlayerNews = askDevicesNewsSubscription["response"]["playerNews"];
export type FollowingQueue = NonNullable<PlayerNews["queue"]>;
export type Device = FollowingQueue["device"];
export type SaidQueue = SavePlayQueueInput;

/** How the pages of one person speak with each other. Each throws RequestFailed when nobody answers. */
export interface DevicesAsking {
  /** Null for somebody who has heard nothing yet. */
  queue(): Promise<FollowingQueue | null>;
  /** False where the person went on at another device meanwhile; null where it was refused. `isLast`: the page may go away right after. */
  save(said: SaidQueue, isLast: boolean): Promise<boolean | null>;
  call(deviceId: string): Promise<unknown>;
  answer(deviceId: string): Promise<unknown>;
  handOver(deviceId: string): Promise<unknown>;
  /** `catchUp` after a line that was lost: what was said meanwhile was not heard. Returns the way to end it. */
  listen(hear: (news: PlayerNews) => void, catchUp: () => void): () => void;
}

export function askDevices(relay: IEnvironment): DevicesAsking {
  return {
    async queue() {
      const { data } = (await ask(queueQuery.params, {})) as { data: askDevicesQuery$data };
      return data.viewer?.playQueue ?? null;
    },
    async save(input, isLast) {
      const { data } = (await ask(saveMutation.params, { input }, undefined, isLast)) as {
        data: askDevicesSaveMutation$data;
      };
      return data.savePlayQueue.isKept ?? null;
    },
    call: (deviceId) => ask(callMutation.params, { input: { deviceId } }),
    answer: (deviceId) => ask(answerMutation.params, { input: { deviceId } }),
    handOver: (deviceId) => ask(handOverMutation.params, { input: { deviceId } }),
    listen(hear, catchUp) {
      const listening = requestSubscription<askDevicesNewsSubscription>(relay, {
        subscription: NEWS,
        variables: {},
        onNext: (answer) => answer?.playerNews && hear(answer.playerNews),
        cacheConfig: onceListening((isAgain) => {
          if (isAgain) catchUp();
        }),
      });
      return () => listening.dispose();
    },
  };
}
