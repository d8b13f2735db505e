import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import jobsTabQuery, { type JobsTabQuery } from "../../__generated__/JobsTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { FailedJobs } from "./FailedJobs.tsx";
import { QueueTable } from "./QueueTable.tsx";

/** Background work: how much of it stands where, and what gave up. */
export function JobsTab() {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const { admin } = useScreenQuery<JobsTabQuery>(graphql`
    query JobsTabQuery @preloadable {
      admin {
        ...QueueTable_admin
        ...FailedJobs_admin
      }
    }
  `);
  const reload = () =>
    void fetchQuery(relay, jobsTabQuery, {})
      .toPromise()
      .catch(() => {});
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Jobs`} />
        <Button variant="default" onClick={reload} leftSection={<IconRefresh size={18} aria-hidden />}>
          {t`Refresh`}
        </Button>
      </header>
      <section aria-labelledby="failed-jobs" className="admin-part">
        <h2 id="failed-jobs">{t`Failed jobs`}</h2>
        <FailedJobs admin={admin} />
      </section>
      <section aria-labelledby="all-jobs" className="admin-part">
        <h2 id="all-jobs">{t`Every kind of job`}</h2>
        <QueueTable admin={admin} />
      </section>
    </>
  );
}
