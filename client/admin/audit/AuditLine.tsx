import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AuditLine_event$key } from "../../__generated__/AuditLine_event.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { useAuditLabels } from "./useAuditLabels.ts";

/** An entry of the log in one line. */
export function AuditLine({ event: eventRef }: { event: AuditLine_event$key }) {
  const { t } = useLingui();
  const { actionOf, entityOf } = useAuditLabels();
  const { time } = useMoment();
  const event = useFragment(
    graphql`
      fragment AuditLine_event on AuditEvent {
        actorId
        actorName
        action
        entity
        entityId
        entityLabel
        createdAt
      }
    `,
    eventRef,
  );
  const who = event.actorName ?? (event.actorId ? t`Somebody who left` : t`The server`);
  // There is only one log.
  const isOneOfMany = event.entity !== "audit";
  return (
    <span className="admin-line">
      <strong>{actionOf(event.action)}</strong>
      <span>
        {event.entityLabel ??
          [entityOf(event.entity), isOneOfMany && event.entityId].filter(Boolean).join(" ")}
      </span>
      <small>
        {who} · {time(event.createdAt)}
      </small>
    </span>
  );
}
