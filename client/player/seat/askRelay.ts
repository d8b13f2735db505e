import { fetchQuery, graphql } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { askRelayQueueQuery } from "../../__generated__/askRelayQueueQuery.graphql.ts";
import type {
  askRelayTrackQuery,
  askRelayTrackQuery$data,
} from "../../__generated__/askRelayTrackQuery.graphql.ts";
import type { PlayableTrack, TrackAsking } from "./trackSource.ts";

const TRACK = graphql`
  query askRelayTrackQuery($id: ID!, $quality: StreamQuality!) {
    node(id: $id) {
      __typename
      ... on Track {
        id
        title
        artistNames
        coverUrl
        pagePath
        duration
        isLiked
        peaks
        levelDb
        stream(quality: $quality) {
          url
          expiresAt
        }
      }
    }
  }
`;

const QUEUE = graphql`
  query askRelayQueueQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Track {
        id
        title
        artistNames
        coverUrl
      }
    }
  }
`;

/** Tracks by way of the store of the visit: what changes elsewhere on the screen changes in the player. */
export function askRelay(relay: IEnvironment): TrackAsking {
  return {
    async track(id, quality) {
      return asTrack(await fetchQuery<askRelayTrackQuery>(relay, TRACK, { id, quality }).toPromise());
    },
    async queue(ids) {
      const answer = await fetchQuery<askRelayQueueQuery>(relay, QUEUE, { ids }).toPromise();
      return answer?.nodes ?? [];
    },
    watch(id, quality, show) {
      const operation = createOperationDescriptor(getRequest(TRACK), { id, quality });
      const retained = relay.retain(operation);
      const watched = relay.subscribe(relay.lookup(operation.fragment), ({ data }) => {
        const track = asTrack(data as askRelayTrackQuery$data | null);
        if (track) show(track);
      });
      return () => {
        watched.dispose();
        retained.dispose();
      };
    },
  };
}

function asTrack(data: askRelayTrackQuery$data | null | undefined): PlayableTrack | null {
  return data?.node?.__typename === "Track" ? (data.node as PlayableTrack) : null;
}
