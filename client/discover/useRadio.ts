import { useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRadioQuery } from "../__generated__/useRadioQuery.graphql.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { playTrack } from "../player/playTrack.ts";
import { showFailure } from "../ui/showFailure.ts";

/** Plays a track and then what is like it; the queue ends by itself. */
export function useRadio(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const said = useRefusal();
  return async (id) => {
    try {
      const answer = await fetchQuery<useRadioQuery>(
        relay,
        graphql`
          query useRadioQuery($id: ID!) {
            node(id: $id) {
              ... on Track {
                radio {
                  id
                }
              }
            }
          }
        `,
        { id },
      ).toPromise();
      const alike = answer?.node?.radio?.map((track) => track.id) ?? [];
      if (alike.length === 0) showFailure(t`Nothing is like it yet. It plays by itself.`);
      playTrack(id, [id, ...alike]);
    } catch (error) {
      showFailure(said(accidentIn(error as Error)));
    }
  };
}
