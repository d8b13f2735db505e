import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { UsersTabQuery } from "../../__generated__/UsersTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { withFilter } from "../../ui/withFilter.ts";
import { AdminFilters } from "../AdminFilters.tsx";
import { choicesOf, useAdminLabels } from "../useAdminLabels.ts";
import { PeopleList } from "./PeopleList.tsx";
import { PersonDrawer } from "./PersonDrawer.tsx";

/** Everybody: to find, look at, and act on. */
export function UsersTab() {
  const { t } = useLingui();
  const { roles, userTiers } = useAdminLabels();
  const [address, setAddress] = useSearchParams();
  const { admin } = useScreenQuery<UsersTabQuery>(graphql`
    query UsersTabQuery($filter: AdminUserFilter) @preloadable {
      admin {
        ...PeopleList_admin @arguments(filter: $filter)
      }
    }
  `);
  const open = address.get("open");
  const show = (id: string | null) =>
    setAddress((before) => withFilter(before, "open", id), { preventScrollReset: true });
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
      <PeopleList admin={admin} onOpen={show} />
      <PersonDrawer id={open} onClose={() => show(null)} />
    </>
  );
}
