import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { ReportsTabQuery } from "../../__generated__/ReportsTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { JudgedReports } from "./JudgedReports.tsx";
import { WaitingReports } from "./WaitingReports.tsx";
import "../../reports/reports.css";

/** Reports and appeals that wait to be judged, and those that were. */
export function ReportsTab() {
  const { t } = useLingui();
  const { admin } = useScreenQuery<ReportsTabQuery>(graphql`
    query ReportsTabQuery @preloadable {
      admin {
        ...WaitingReports_admin
        ...JudgedReports_admin
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`Reports`} />
      <WaitingReports admin={admin} />
      <JudgedReports admin={admin} />
    </>
  );
}
