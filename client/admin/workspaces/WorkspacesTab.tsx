import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { WorkspacesTabQuery } from "../../__generated__/WorkspacesTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { withFilter } from "../../ui/withFilter.ts";
import { AdminFilters } from "../AdminFilters.tsx";
import { choicesOf, useAdminLabels } from "../useAdminLabels.ts";
import { StudioDrawer } from "./StudioDrawer.tsx";
import { StudioList } from "./StudioList.tsx";

/** Every studio and label, with its owner and plan. */
export function WorkspacesTab() {
  const { t } = useLingui();
  const { tiers, types } = useAdminLabels();
  const [address, setAddress] = useSearchParams();
  const { admin } = useScreenQuery<WorkspacesTabQuery>(graphql`
    query WorkspacesTabQuery($filter: AdminWorkspaceFilter) @preloadable {
      admin {
        ...StudioList_admin @arguments(filter: $filter)
      }
    }
  `);
  const show = (id: string | null) =>
    setAddress((before) => withFilter(before, "open", id), { preventScrollReset: true });
  return (
    <>
      <PageTitle title={t`Workspaces`} />
      <AdminFilters
        label={t`Filter the workspaces`}
        text={{ name: "text", label: t`Name or owner`, placeholder: t`Part of a name or an address` }}
        selects={[
          { name: "type", label: t`Type`, choices: choicesOf(types) },
          { name: "plan", label: t`Given plan`, choices: choicesOf(tiers) },
          {
            name: "status",
            label: t`State`,
            choices: [
              { value: "active", label: t`Active` },
              { value: "suspended", label: t`Suspended` },
            ],
          },
        ]}
      />
      <StudioList admin={admin} onOpen={show} />
      <StudioDrawer id={address.get("open")} onClose={() => show(null)} />
    </>
  );
}
