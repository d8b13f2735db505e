import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { type Dials, tempoWord } from "../../domain/discover/dials.ts";
import type { DigScreenQuery$data } from "../__generated__/DigScreenQuery.graphql.ts";
import type { useDigQuery } from "../__generated__/useDigQuery.graphql.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

type Dug = NonNullable<DigScreenQuery$data["viewer"]>["discover"]["dig"];

const MORE = graphql`
  query useDigQuery($genre: String, $mood: String, $tempoFrom: Int, $tempoTo: Int, $without: [ID!]!) {
    viewer {
      id
      discover(genre: $genre, mood: $mood) {
        dig(tempoFrom: $tempoFrom, tempoTo: $tempoTo, without: $without) {
          id
          ...DigCard_track
        }
      }
    }
  }
`;

/**
 * Where somebody is while they dig: the track before them, on to the next and back to the last. What was seen does not come again until
 * the dials are turned.
 */
export function useDig(first: Dug, { genre, mood, tempo }: Dials) {
  const relay = useRelayEnvironment();
  const said = useRefusal();
  const [isAsking, setIsAsking] = useState(false);
  const dials = [genre, mood, tempoWord(tempo)].join();
  const fresh = { dials, tracks: first, at: 0 };
  const [kept, setDug] = useState(fresh);
  // Other dials, other tracks; a like changes the first list as well and must not move anybody.
  const dug = kept.dials === dials ? kept : fresh;

  /** On to the next, and answers with its id; null where there is none. */
  async function skip(): Promise<string | null> {
    const at = dug.at + 1;
    if (at < dug.tracks.length) {
      setDug({ ...dug, at });
      return dug.tracks[at]!.id;
    }
    setIsAsking(true);
    try {
      const answer = await fetchQuery<useDigQuery>(relay, MORE, {
        ...{ genre, mood, tempoFrom: tempo?.[0] ?? null, tempoTo: tempo?.[1] ?? null },
        without: dug.tracks.map(({ id }) => id),
      }).toPromise();
      const more = answer?.viewer?.discover.dig ?? [];
      setDug({ dials, tracks: [...dug.tracks, ...more], at });
      return more[0]?.id ?? null;
    } catch (error) {
      showFailure(said(accidentIn(error as Error)));
      return null;
    } finally {
      setIsAsking(false);
    }
  }

  return {
    track: dug.tracks[dug.at],
    skip,
    back: dug.at > 0 ? () => setDug({ ...dug, at: dug.at - 1 }) : null,
    isAsking,
  };
}
