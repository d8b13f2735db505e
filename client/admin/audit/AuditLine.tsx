import { Trans as Sentence } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AuditLine_event$key } from "../../__generated__/AuditLine_event.graphql.ts";
import { personAddress, studioAddress } from "../lineAddress.ts";
import { useMoment } from "../useMoment.ts";
import { ACTION_LABELS, OWN_ACTION_LABELS } from "./actionLabels.ts";
import { SubjectLink } from "./SubjectLink.tsx";

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
  const own = OWN_ACTION_LABELS[action];
  const label = own ?? ACTION_LABELS[action];
  const what = <SubjectLink subject={subject} />;
  const who =
    actorId && actorName ? (
      <Link to={personAddress(actorId, actorName)}>{actorName}</Link>
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
        {label ? (
          <Sentence id={label.id} {...(label.message ? { message: label.message } : {})} values={{ what }} />
        ) : (
          <Trans>did something to {what}</Trans>
        )}
      </span>
      <small>
        {time(event.createdAt)}
        {subject.studioId && subject.studioName && (
          <>
            {" · "}
            <Link to={studioAddress(subject.studioId, subject.studioName)}>{subject.studioName}</Link>
          </>
        )}
      </small>
    </span>
  );
}
