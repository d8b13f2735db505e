import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { HistoryPart_release$key } from "../../__generated__/HistoryPart_release.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";

/** What happened to the release, by whom, and why where it was out. */
export function HistoryPart({ release: releaseRef }: { release: HistoryPart_release$key }) {
  const { t, i18n } = useLingui();
  const { privateFields } = useFragment(
    graphql`
      fragment HistoryPart_release on Release {
        privateFields {
          timezone
          history {
            id
            action
            createdAt
            actorName
            reason
          }
        }
      }
    `,
    releaseRef,
  );
  const words: Record<string, string> = {
    "release.create": t`Created`,
    "release.update": t`Details changed`,
    "release.tracks": t`Tracks changed`,
    "release.cover": t`New cover`,
    "release.revise": t`Changed while live`,
    "release.ready": t`Marked as ready`,
    "release.reopen": t`Made a draft again`,
    "release.schedule": t`Scheduled`,
    "release.move": t`Moved to another date`,
    "release.unschedule": t`Unscheduled`,
    "release.preorder": t`Preorder began`,
    "release.cancelPreorder": t`Preorder canceled`,
    "release.live": t`Went live`,
    "release.putBack": t`Put back to where it was`,
    "release.hold": t`Did not go live: something was missing`,
    "release.withdraw": t`Withdrawn`,
    "release.spotSave": t`Spot written`,
    "release.spotSubmit": t`Spot sent in`,
    "release.spotWithdraw": t`Spot taken back`,
    "release.spotJudge": t`Spot judged`,
    "release.archive": t`Moved to the archive`,
    "release.restore": t`Brought back from the archive`,
    "release.takeDown": t`Taken down by the platform`,
    "release.reinstate": t`Restored by the platform`,
  };
  const events = privateFields?.history ?? [];
  return (
    <SettingsCard title={t`History`}>
      {events.length === 0 ? (
        <p className="release-dim">{t`Nothing has happened yet.`}</p>
      ) : (
        <ol className="release-history">
          {events.map(({ id, action, createdAt, actorName, reason }) => (
            <li key={id}>
              <strong>{words[action] ?? action}</strong>
              <span className="release-dim">
                {i18n.date(new Date(createdAt), {
                  dateStyle: "medium",
                  timeStyle: "short",
                  timeZone: privateFields?.timezone ?? "UTC",
                })}{" "}
                · {actorName ?? t`automatic`}
              </span>
              {reason && <span>{reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </SettingsCard>
  );
}
