import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type { DashboardTabQuery } from "../../__generated__/DashboardTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AuditLine } from "../audit/AuditLine.tsx";
import { PartsTable } from "../system/PartsTable.tsx";
import { SignUpChart } from "./SignUpChart.tsx";

/** The platform at a glance; each number leads to what it counts. */
export function DashboardTab() {
  const { t, i18n } = useLingui();
  const { admin } = useScreenQuery<DashboardTabQuery>(graphql`
    query DashboardTabQuery @preloadable {
      admin {
        stats {
          artists
          trials
          suspendedUsers
          releases
          storageBytes
        }
        ...SignUpChart_admin
        ...PartsTable_admin
        auditEvents(first: 6) {
          edges {
            node {
              id
              ...AuditLine_event
            }
          }
        }
      }
    }
  `);
  const { stats } = admin;
  const numbers = [
    { label: t`Artists`, value: i18n.number(stats.artists), to: "/admin/users?role=artist" },
    { label: t`Running trials`, value: i18n.number(stats.trials), to: "/admin/users?plan=artist_starter" },
    {
      label: t`Suspended people`,
      value: i18n.number(stats.suspendedUsers),
      to: "/admin/users?status=suspended",
    },
    { label: t`Releases`, value: i18n.number(stats.releases), to: "/admin/workspaces" },
    {
      label: t`Storage`,
      value: formatBytes(stats.storageBytes, i18n.locale),
      to: "/admin/workspaces",
    },
  ];
  return (
    <>
      <PageTitle title={t`Admin dashboard`} />
      <ul className="admin-numbers">
        {numbers.map(({ label, value, to }) => (
          <li key={label}>
            <Link to={to}>
              <strong>{value}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="admin-columns">
        <div className="admin-column">
          <SignUpChart admin={admin} />
          <section aria-labelledby="health" className="admin-part">
            <h2 id="health">{t`Services`}</h2>
            <PartsTable admin={admin} />
          </section>
        </div>
        <section aria-labelledby="latest-changes" className="admin-part">
          <h2 id="latest-changes">{t`Latest changes`}</h2>
          {admin.auditEvents.edges.length === 0 ? (
            <p className="admin-count">{t`Nothing was changed yet.`}</p>
          ) : (
            <ul className="admin-lines">
              {admin.auditEvents.edges.map(({ node }) => (
                <li key={node.id}>
                  <AuditLine event={node} />
                </li>
              ))}
            </ul>
          )}
          <p className="admin-links">
            <Link to="/admin/audit">{t`The whole log`}</Link>
          </p>
        </section>
      </div>
    </>
  );
}
