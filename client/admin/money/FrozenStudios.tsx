import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { FrozenStudios_admin$key } from "../../__generated__/FrozenStudios_admin.graphql.ts";
import { StudioPayouts } from "./StudioPayouts.tsx";

/** To whom nothing is paid out, and why. */
export function FrozenStudios({ admin }: { admin: FrozenStudios_admin$key }) {
  const { t } = useLingui();
  const { frozenStudios } = useFragment(
    graphql`
      fragment FrozenStudios_admin on Admin {
        frozenStudios {
          id
          name
          ...StudioPayouts_workspace
        }
      }
    `,
    admin,
  );
  return (
    <section aria-labelledby="frozen" className="admin-part">
      <h2 id="frozen">{t`Payouts on hold`}</h2>
      {frozenStudios.length === 0 ? (
        <Text c="dimmed">{t`No payouts are on hold. They are held back on the page of a workspace.`}</Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Payouts on hold`}>
          {frozenStudios.map((studio) => (
            <li key={studio.id}>
              <strong>
                <Link to={`/admin/workspaces?open=${encodeURIComponent(studio.id)}`}>{studio.name}</Link>
              </strong>
              <StudioPayouts workspace={studio} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
