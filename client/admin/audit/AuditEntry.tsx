import { Trans, useLingui } from "@lingui/react/macro";
import { Table, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { AuditEntry_event$key } from "../../__generated__/AuditEntry_event.graphql.ts";
import { AuditLine } from "./AuditLine.tsx";
import { differencesOf } from "./differences.ts";

/** One entry of the log; open, it shows what was, what is, and how it hangs in the chain. */
export function AuditEntry({ event: eventRef }: { event: AuditEntry_event$key }) {
  const { t } = useLingui();
  const event = useFragment(
    graphql`
      fragment AuditEntry_event on AuditEvent {
        number
        action
        entity
        entityId
        before
        after
        ip
        requestId
        isErased
        hash
        ...AuditLine_event
      }
    `,
    eventRef,
  );
  const differences = differencesOf(event.before, event.after);
  return (
    <>
      <AuditLine event={event} />
      <details>
        <summary>{t`Details`}</summary>
        <div className="admin-entry">
          {event.isErased && (
            <Text c="dimmed">
              <Trans>Personal data was removed when a person was erased. The log is still intact.</Trans>
            </Text>
          )}
          {differences.length > 0 && (
            <Table className="admin-diff">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t`Field`}</Table.Th>
                  <Table.Th>{t`Before`}</Table.Th>
                  <Table.Th>{t`After`}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ field, before, after }) => (
                  <Table.Tr key={field}>
                    <Table.Th scope="row">{field}</Table.Th>
                    <Table.Td data-was={before !== null || undefined}>{before ?? "–"}</Table.Td>
                    <Table.Td data-is={after !== null || undefined}>{after ?? "–"}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
          <dl>
            <dt>{t`Entry`}</dt>
            <dd>{event.number}</dd>
            <dt>{t`Action`}</dt>
            <dd>{event.action}</dd>
            <dt>{t`Thing`}</dt>
            <dd>
              {event.entity} {event.entityId}
            </dd>
            <dt>{t`Address`}</dt>
            <dd>{event.ip ?? "–"}</dd>
            <dt>{t`Request`}</dt>
            <dd>{event.requestId ?? "–"}</dd>
            <dt>{t`Hash`}</dt>
            <dd>
              <code>{event.hash}</code>
            </dd>
          </dl>
        </div>
      </details>
    </>
  );
}
