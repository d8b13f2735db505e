import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { WorkspacesTabQuery } from "../../__generated__/WorkspacesTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AdminFilters } from "../AdminFilters.tsx";
import { choicesOf, useAdminLabels } from "../useAdminLabels.ts";
import { useOpenLine } from "../useOpenLine.ts";
import { StudioDrawer } from "./StudioDrawer.tsx";
import { StudioList } from "./StudioList.tsx";

/** Every studio and label, with its owner and plan. */
export function WorkspacesTab() {
  const { t } = useLingui();
  const { tiers, types } = useAdminLabels();
  const { id, open, close } = useOpenLine("AdminWorkspace");
  const { admin } = useScreenQuery<WorkspacesTabQuery>(graphql`
    query WorkspacesTabQuery($filter: AdminWorkspaceFilter) @preloadable {
      admin {
        ...StudioList_admin @arguments(filter: $filter)
      }
    }
  `);
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
      <StudioList admin={admin} onOpen={open} />
      <StudioDrawer id={id} onClose={close} />
    </>
  );
}
