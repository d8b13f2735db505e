import { useLingui } from "@lingui/react/macro";
import { Button, Table, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { FailedJobs_admin$key } from "../../__generated__/FailedJobs_admin.graphql.ts";
import type { FailedJobsRetryMutation } from "../../__generated__/FailedJobsRetryMutation.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { SubjectLink } from "../audit/SubjectLink.tsx";
import { useMoment } from "../useMoment.ts";
import { useVerb } from "../useVerb.ts";
import { useQueueLabels } from "./useQueueLabels.ts";

/** What gave up, why, and one more try for it. */
export function FailedJobs({ admin }: { admin: FailedJobs_admin$key }) {
  const { t } = useLingui();
  const { time } = useMoment();
  const isPhone = useDevice() === "mobile";
  const nameOf = useQueueLabels();
  const { failedJobs } = useFragment(
    graphql`
      fragment FailedJobs_admin on Admin {
        failedJobs {
          id
          queue
          about
          reason
          missingFile
          tries
          failedAt
          subject {
            ...SubjectLink_subject
          }
        }
      }
    `,
    admin,
  );
  const retry = useVerb<FailedJobsRetryMutation>(graphql`
    mutation FailedJobsRetryMutation($input: RetryJobInput!) {
      retryJob(input: $input) {
        __typename
        ... on RetryJobPayload {
          admin {
            ...QueueTable_admin
            ...FailedJobs_admin
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  if (failedJobs.length === 0) return <Text c="dimmed">{t`No failed jobs.`}</Text>;
  if (isPhone)
    return (
      <ul className="admin-cards" aria-label={t`Failed jobs`}>
        {failedJobs.map(({ id, queue, about, reason, missingFile, tries, failedAt, subject }) => {
          const kind = nameOf(queue);
          const when = failedAt ? time(failedAt) : "–";
          return (
            <li key={id}>
              <strong>{kind}</strong>
              <p>
                {missingFile ? t`There is no file at ${missingFile}.` : (reason ?? t`No reason was kept.`)}
              </p>
              <p>
                {subject ? <SubjectLink subject={subject} /> : t`Everything`} · {t`Tries: ${tries}`} · {when}
              </p>
              <details className="admin-subject">
                <summary>{t`Details`}</summary>
                <code className="admin-about">
                  {queue} {about}
                </code>
              </details>
              <Button
                variant="default"
                onClick={() => void retry({ input: { id } }, t`The job gets one more try.`)}
                aria-label={t`Retry ${kind}`}
              >
                {t`Retry`}
              </Button>
            </li>
          );
        })}
      </ul>
    );
  return (
    <Table.ScrollContainer
      minWidth={720}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Failed jobs` } }}
    >
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Job`}</Table.Th>
            <Table.Th>{t`About`}</Table.Th>
            <Table.Th>{t`Reason`}</Table.Th>
            <Table.Th className="admin-number">{t`Tries`}</Table.Th>
            <Table.Th>{t`Failed on`}</Table.Th>
            <Table.Th aria-label={t`Actions`} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {failedJobs.map(({ id, queue, about, reason, missingFile, tries, failedAt, subject }) => {
            const kind = nameOf(queue);
            return (
              <Table.Tr key={id}>
                <Table.Td>
                  <strong>{kind}</strong>
                </Table.Td>
                <Table.Td className="admin-subject">
                  {subject ? <SubjectLink subject={subject} /> : t`Everything`}
                  <details>
                    <summary>{t`Details`}</summary>
                    <code className="admin-about">
                      {queue} {about}
                    </code>
                  </details>
                </Table.Td>
                <Table.Td>
                  {missingFile ? t`There is no file at ${missingFile}.` : (reason ?? t`No reason was kept.`)}
                </Table.Td>
                <Table.Td className="admin-number">{tries}</Table.Td>
                <Table.Td>{failedAt ? time(failedAt) : "–"}</Table.Td>
                <Table.Td>
                  <Button
                    variant="default"
                    onClick={() => void retry({ input: { id } }, t`The job gets one more try.`)}
                    aria-label={t`Retry ${kind}`}
                  >
                    {t`Retry`}
                  </Button>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
