import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { PlayOutcome, PlaysTabQuery } from "../__generated__/PlaysTabQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";

/** How often a recording was played, and why some of it does not count. */
export function PlaysTab() {
  const { t, i18n } = useLingui();
  const { node } = useScreenQuery<PlaysTabQuery>(graphql`
    query PlaysTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          playCounts {
            counted
            uncounted {
              reason
              plays
            }
          }
        }
      }
    }
  `);
  const counts = node?.track?.playCounts;
  if (!counts) return null;
  const reasons: Partial<Record<PlayOutcome, string>> = {
    forged: t`The report was not from one of our players.`,
    otherListener: t`It was reported by somebody else than the listener.`,
    replayed: t`It was reported before.`,
    tooOld: t`It was reported more than 30 days later.`,
    beforeSession: t`It was said to have begun before the listener pressed play.`,
    spedUp: t`More was said to be heard than time had passed.`,
    robot: t`It was a robot, not a person.`,
    ownStudio: t`Somebody of your own studio listened.`,
    tooShort: t`Less than 30 seconds were heard.`,
    tooSoon: t`The same listener had begun it less than 30 seconds before.`,
    parallel: t`The same listener heard something else at the same time.`,
  };
  const number = (value: number) => i18n.number(value);
  return (
    <div className="track-page">
      <SettingsCard
        title={t`Plays`}
        lead={t`The last 28 days. A play counts once 30 seconds were heard, or all of a shorter track.`}
      >
        <p className="track-lead">
          <strong>{number(counts.counted)}</strong> {t`counted`}
        </p>
      </SettingsCard>
      {counts.uncounted.length > 0 && (
        <SettingsCard title={t`Not counted`} lead={t`Plays that we know of and leave out, by why.`}>
          <dl className="track-facts">
            {counts.uncounted.map(({ reason, plays }) => (
              <div key={reason} className="track-fact">
                <dt>{reasons[reason] ?? reason}</dt>
                <dd>{number(plays)}</dd>
              </div>
            ))}
          </dl>
        </SettingsCard>
      )}
    </div>
  );
}
