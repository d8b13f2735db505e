import { useLingui } from "@lingui/react/macro";
import { Button, Table, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import jobsTabQuery, { type JobsTabQuery } from "../../__generated__/JobsTabQuery.graphql.ts";
import type { JobsTabRetryMutation } from "../../__generated__/JobsTabRetryMutation.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useMoment } from "../useMoment.ts";
import { useVerb } from "../useVerb.ts";
import { QueueTable } from "./QueueTable.tsx";

/** Background work: how much of it stands where, and what gave up. */
export function JobsTab() {
  const { t } = useLingui();
  const { time } = useMoment();
  const relay = useRelayEnvironment();
  const { admin } = useScreenQuery<JobsTabQuery>(graphql`
    query JobsTabQuery @preloadable {
      admin {
        queues {
          failed
        }
        ...QueueTable_admin
        failedJobs {
          id
          queue
          about
          reason
          missingFile
          tries
          failedAt
        }
      }
    }
  `);
  const retry = useVerb<JobsTabRetryMutation>(graphql`
    mutation JobsTabRetryMutation($input: RetryJobInput!) {
      retryJob(input: $input) {
        __typename
        ... on RetryJobPayload {
          retriedId
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const reload = () =>
    void fetchQuery(relay, jobsTabQuery, {})
      .toPromise()
      .catch(() => {});

  async function handleRetry(id: string) {
    await retry({ input: { id } }, t`The job gets one more try.`);
    reload();
  }

  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Jobs`} />
        <Button variant="default" onClick={reload} leftSection={<IconRefresh size={18} aria-hidden />}>
          {t`Look again`}
        </Button>
      </header>
      <QueueTable admin={admin} />
      <section aria-labelledby="failed-jobs" className="admin-part">
        <h2 id="failed-jobs">{t`Failed jobs`}</h2>
        {admin.failedJobs.length === 0 ? (
          <Text c="dimmed">{t`Nothing gave up.`}</Text>
        ) : (
          <Table.ScrollContainer
            minWidth={720}
            scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Failed jobs` } }}
          >
            <Table className="admin-table">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t`Job`}</Table.Th>
                  <Table.Th>{t`Reason`}</Table.Th>
                  <Table.Th className="admin-number">{t`Tries`}</Table.Th>
                  <Table.Th>{t`Gave up`}</Table.Th>
                  <Table.Th aria-label={t`Actions`} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {admin.failedJobs.map(({ id, queue, about, reason, missingFile, tries, failedAt }) => (
                  <Table.Tr key={id}>
                    <Table.Td>
                      <strong>{queue}</strong>
                      <code className="admin-about">{about}</code>
                    </Table.Td>
                    <Table.Td>
                      {missingFile
                        ? t`There is no file at ${missingFile}.`
                        : (reason ?? t`No reason was kept.`)}
                    </Table.Td>
                    <Table.Td className="admin-number">{tries}</Table.Td>
                    <Table.Td>{failedAt ? time(failedAt) : "–"}</Table.Td>
                    <Table.Td>
                      <Button
                        variant="default"
                        onClick={() => void handleRetry(id)}
                        aria-label={t`Retry ${queue}`}
                      >
                        {t`Retry`}
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </section>
    </>
  );
}
