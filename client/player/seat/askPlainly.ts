import queueQuery, { type askRelayQueueQuery$data } from "../../__generated__/askRelayQueueQuery.graphql.ts";
import trackQuery, { type askRelayTrackQuery$data } from "../../__generated__/askRelayTrackQuery.graphql.ts";
import { ask } from "../../app/network.ts";
import type { PlayableTrack, TrackAsking } from "./trackSource.ts";

/** Tracks without a store, for visitors, whose pages may stand without one: the same questions, sent as they are. */
export const askPlainly: TrackAsking = {
  async track(id, quality) {
    const { data } = (await ask(trackQuery.params, { id, quality })) as { data: askRelayTrackQuery$data };
    return data.node?.__typename === "Track" ? (data.node as PlayableTrack) : null;
  },
  async queue(ids) {
    const { data } = (await ask(queueQuery.params, { ids })) as { data: askRelayQueueQuery$data };
    return data.nodes;
  },
  // A visitor changes no track.
  watch: () => () => {},
};
