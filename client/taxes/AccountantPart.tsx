import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { AccountantPart_taxes$key } from "../__generated__/AccountantPart_taxes.graphql.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { AccountantLinks } from "./AccountantLinks.tsx";
import { InviteAccountantForm } from "./InviteAccountantForm.tsx";

interface Props {
  workspaceId: string;
  taxes: AccountantPart_taxes$key;
}

/** Links by which an accountant reads some years, and nothing else. */
export function AccountantPart({ workspaceId, taxes }: Props) {
  const { t } = useLingui();
  const { mayManage, years, accountantLinks } = useFragment(
    graphql`
      fragment AccountantPart_taxes on WorkspaceTaxes {
        mayManage
        years
        accountantLinks {
          ...AccountantLinks_links
        }
      }
    `,
    taxes,
  );
  return (
    <>
      <SettingsCard
        title={t`Let your accountant in`}
        lead={t`Whoever has the link reads the years you choose and your tax details, and downloads their files. No account, no password, and nothing can be changed.`}
      >
        {mayManage ? (
          <InviteAccountantForm workspaceId={workspaceId} years={years} />
        ) : (
          <Text c="dimmed">{t`Only the owner of the studio can change this.`}</Text>
        )}
      </SettingsCard>
      <SettingsCard title={t`Who was let in`}>
        <AccountantLinks links={accountantLinks} mayEnd={mayManage} />
      </SettingsCard>
    </>
  );
}
