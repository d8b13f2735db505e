import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TrackWordsQuery } from "../../__generated__/TrackWordsQuery.graphql.ts";
import { AiDisclosure } from "../../publicPages/AiDisclosure.tsx";
import { CreditList } from "../../publicPages/CreditList.tsx";
import { TrackLyrics } from "../../publicPages/TrackLyrics.tsx";
import "../../publicPages/publicPages.css";

/** What is sung on the track that is heard, and who made it. */
export function TrackWords({ trackId }: { trackId: string }) {
  const { t } = useLingui();
  const { node } = useLazyLoadQuery<TrackWordsQuery>(
    graphql`
      query TrackWordsQuery($id: ID!) {
        node(id: $id) {
          ... on Track @alias(as: "track") {
            creditsText
            contributors {
              role
              party {
                name
              }
            }
            works {
              writers {
                role
                party {
                  name
                }
              }
            }
            ...TrackLyrics_track
            ...AiDisclosure_track
          }
        }
      }
    `,
    { id: trackId },
  );
  const track = node?.track;
  if (!track) return null;
  const { contributors, works, creditsText } = track;
  const writers = works.flatMap((work) => work.writers);
  return (
    <>
      <TrackLyrics track={track} />
      {(contributors.length > 0 || writers.length > 0 || creditsText) && (
        <section aria-labelledby="player-credits">
          <h2 id="player-credits">{t`Credits`}</h2>
          <CreditList contributors={contributors} writers={writers} />
          {creditsText && <p className="public-page-text">{creditsText}</p>}
        </section>
      )}
      <AiDisclosure track={track} />
    </>
  );
}
