import { graphql } from "relay-runtime";
import reportMutation, {
  type askPlaysReportMutation$data,
  type PlayReportInput,
} from "../__generated__/askPlaysReportMutation.graphql.ts";
import startMutation, {
  type askPlaysStartMutation$data,
} from "../__generated__/askPlaysStartMutation.graphql.ts";
import { ask } from "../app/network.ts";

graphql`
  mutation askPlaysStartMutation($input: StartPlayInput!) {
    startPlay(input: $input) {
      ... on StartPlayPayload {
        session {
          token
          issuedAt
        }
      }
    }
  }
`;

graphql`
  mutation askPlaysReportMutation($input: ReportPlaysInput!) {
    reportPlays(input: $input) {
      __typename
    }
  }
`;

export type PlayReport = PlayReportInput;

/** Leave to report one play. */
export interface PlaySession {
  token: string;
  /** By the server's clock; ISO. */
  issuedAt: string;
}

export interface PlaysAsking {
  /** Null where the track may not be heard. Throws RequestFailed when nobody answers. */
  start(trackId: string): Promise<PlaySession | null>;
  /** Whether the reports were taken. Throws RequestFailed when nobody answers. `isLast`: the page goes away meanwhile. */
  report(reports: readonly PlayReport[], isLast: boolean): Promise<boolean>;
}

/** Plays without a store: nothing on the screen changes by them. */
export const askPlays: PlaysAsking = {
  async start(trackId) {
    const { data } = (await ask(startMutation.params, { input: { trackId } })) as {
      data: askPlaysStartMutation$data;
    };
    return data.startPlay.session ?? null;
  },
  async report(reports, isLast) {
    const { data } = (await ask(reportMutation.params, { input: { reports } }, undefined, isLast)) as {
      data: askPlaysReportMutation$data;
    };
    return data.reportPlays.__typename === "ReportPlaysPayload";
  },
};
