import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { NumbersStrip_admin$key } from "../__generated__/NumbersStrip_admin.graphql.ts";

/** How the platform is, in five numbers that each lead to their page. */
export function NumbersStrip({ admin }: { admin: NumbersStrip_admin$key }) {
  const { t, i18n } = useLingui();
  const { stats, queues } = useFragment(
    graphql`
      fragment NumbersStrip_admin on Admin {
        stats {
          users
          workspaces
          tracks
        }
        queues {
          waiting
          active
          failed
        }
      }
    `,
    admin,
  );
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const underway = queues.reduce((sum, queue) => sum + queue.waiting + queue.active, 0);
  const numbers = [
    { label: t`Users`, value: stats.users, to: "/admin/users" },
    { label: t`Workspaces`, value: stats.workspaces, to: "/admin/workspaces" },
    { label: t`Tracks`, value: stats.tracks, to: "/admin/workspaces" },
    { label: t`Jobs under way`, value: underway, to: "/admin/jobs" },
    { label: t`Failed jobs`, value: failed, to: "/admin/jobs", isBad: failed > 0 },
  ];
  return (
    <ul className="admin-strip" aria-label={t`The platform now`}>
      {numbers.map(({ label, value, to, isBad }) => (
        <li key={label}>
          <Link to={to} data-bad={isBad || undefined}>
            <strong>{i18n.number(value)}</strong> <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
