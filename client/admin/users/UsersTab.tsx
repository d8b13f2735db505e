import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { UsersTabQuery } from "../../__generated__/UsersTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AdminFilters } from "../AdminFilters.tsx";
import { choicesOf, useAdminLabels } from "../useAdminLabels.ts";
import { useOpenLine } from "../useOpenLine.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonDrawer } from "./PersonDrawer.tsx";

/** Everybody: to find, look at, and act on. */
export function UsersTab() {
  const { t } = useLingui();
  const { roles, userTiers } = useAdminLabels();
  const { id, open, close } = useOpenLine("AdminUser");
  const { admin } = useScreenQuery<UsersTabQuery>(graphql`
    query UsersTabQuery($filter: AdminUserFilter) @preloadable {
      admin {
        ...PeopleList_admin @arguments(filter: $filter)
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`Users`} />
      <AdminFilters
        label={t`Filter the people`}
        text={{ name: "text", label: t`Name or address`, placeholder: t`Part of a name or an address` }}
        selects={[
          { name: "role", label: t`Role`, choices: choicesOf(roles) },
          { name: "plan", label: t`Own plan`, choices: choicesOf(userTiers) },
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
      <PeopleList admin={admin} onOpen={open} />
      <PersonDrawer id={id} onClose={close} />
    </>
  );
}
