import { graphql } from "relay-runtime";
import { MAX_SAVED_TRACKS, SESSIONS_FOR_SAVED } from "../../domain/plays/play.ts";
import issueMutation, {
  type playsAheadIssueMutation$data,
} from "../__generated__/playsAheadIssueMutation.graphql.ts";
import { ask } from "../app/network.ts";
import type { PlaysAsking } from "../plays/askPlays.ts";
import { savedMusicOf } from "./SavedMusic.ts";

graphql`
  mutation playsAheadIssueMutation($input: IssuePlaySessionsInput!) {
    issuePlaySessions(input: $input) {
      ... on IssuePlaySessionsPayload {
        sessions {
          trackId
          token
        }
      }
    }
  }
`;

/** Asks as before; where nobody answers, a saved song is heard by leave that was given ahead, and told once the network returns. */
export function withPlaysAhead(asking: PlaysAsking, personId: string): PlaysAsking {
  return {
    ...asking,
    async start(trackId) {
      try {
        return await asking.start(trackId);
      } catch (unreached) {
        const token = await savedMusicOf(personId)
          .takeSession(trackId)
          .catch(() => undefined);
        if (token === undefined) throw unreached;
        // It was given long ago, and the play begins now.
        return { token, issuedAt: new Date().toISOString() };
      }
    },
  };
}

/** Asks for leave for the saved songs that have little of it left. Throws RequestFailed when nobody answers. */
export async function fillPlaysAhead(personId: string): Promise<void> {
  const saved = savedMusicOf(personId);
  const songs = await saved.songs();
  const poor = songs.filter(({ sessions }) => sessions.length < SESSIONS_FOR_SAVED / 2);
  for (let at = 0; at < poor.length; at += MAX_SAVED_TRACKS) {
    const trackIds = poor.slice(at, at + MAX_SAVED_TRACKS).map(({ trackId }) => trackId);
    const { data } = (await ask(issueMutation.params, { input: { trackIds } })) as {
      data: playsAheadIssueMutation$data;
    };
    const { sessions } = data.issuePlaySessions;
    if (!sessions) return;
    const tokens = new Map<string, string[]>();
    for (const { trackId, token } of sessions) tokens.set(trackId, [...(tokens.get(trackId) ?? []), token]);
    await saved.addSessions(tokens);
  }
}
