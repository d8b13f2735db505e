import { graphql } from "relay-runtime";
import nextMutation, {
  type askSpotsNextMutation$data,
} from "../__generated__/askSpotsNextMutation.graphql.ts";
import reportMutation, { type SpotDeed } from "../__generated__/askSpotsReportMutation.graphql.ts";
import { ask } from "../app/network.ts";

graphql`
  mutation askSpotsNextMutation($input: NextSpotInput!) {
    nextSpot(input: $input) {
      ... on NextSpotPayload {
        showing {
          showingId
          text
          startMs
          artistNames
          releaseTitle
          coverUrl
          pagePath
          track {
            stream(quality: basic) {
              url
            }
          }
        }
      }
    }
  }
`;

graphql`
  mutation askSpotsReportMutation($input: ReportSpotInput!) {
    reportSpot(input: $input) {
      __typename
    }
  }
`;

/** A spot as it was given. */
export type GivenSpot = NonNullable<NonNullable<askSpotsNextMutation$data["nextSpot"]["showing"]>>;

/** Two songs between which a spot may stand. */
export interface Gap {
  endedTrackId: string;
  nextTrackId: string;
}

export interface SpotsAsking {
  /** Null where none is due. Throws RequestFailed when nobody answers. */
  next(asked: Gap & { id: string; songsEnded: number }): Promise<GivenSpot | null>;
  /** Throws RequestFailed when nobody answers. */
  report(showingId: string, deed: SpotDeed): Promise<void>;
}

/** Spots without a store: nothing else on the screen shows them. */
export const askSpots: SpotsAsking = {
  async next(input) {
    const { data } = (await ask(nextMutation.params, { input })) as { data: askSpotsNextMutation$data };
    return data.nextSpot.showing ?? null;
  },
  async report(showingId, deed) {
    await ask(reportMutation.params, { input: { showingId, deed } });
  },
};
