import { Trans as Sentence } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AuditLine_event$key } from "../../__generated__/AuditLine_event.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { DEEDS, OWN_DEEDS } from "./deeds.ts";
import { SubjectLink } from "./SubjectLink.tsx";
import { studioAddress } from "./useSubjectWords.ts";

/** An entry of the log as a sentence: who did what to what, each a link to where it can be seen. */
export function AuditLine({ event: eventRef }: { event: AuditLine_event$key }) {
  const { t } = useLingui();
  const { time } = useMoment();
  const event = useFragment(
    graphql`
      fragment AuditLine_event on AuditEvent {
        actorId
        actorName
        action
        createdAt
        subject {
          studioId
          studioName
          ...SubjectLink_subject
        }
      }
    `,
    eventRef,
  );
  const { actorId, actorName, action, subject } = event;
  const own = OWN_DEEDS[action];
  const deed = own ?? DEEDS[action];
  const what = <SubjectLink subject={subject} />;
  const who =
    actorId && actorName ? (
      <Link to={`/admin/users?open=${encodeURIComponent(actorId)}`}>{actorName}</Link>
    ) : actorId ? (
      t`Somebody who left`
    ) : own ? (
      // Done without being signed in, by a link that only this person got.
      what
    ) : (
      t`The server`
    );
  return (
    <span className="admin-line">
      <span className="admin-sentence">
        {who}{" "}
        {deed ? (
          <Sentence id={deed.id} {...(deed.message ? { message: deed.message } : {})} values={{ what }} />
        ) : (
          <Trans>did something to {what}</Trans>
        )}
      </span>
      <small>
        {time(event.createdAt)}
        {subject.studioId && subject.studioName && (
          <>
            {" · "}
            <Link to={studioAddress(subject.studioId)}>{subject.studioName}</Link>
          </>
        )}
      </small>
    </span>
  );
}
