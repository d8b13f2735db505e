import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ProfilePart_taxes$key } from "../__generated__/ProfilePart_taxes.graphql.ts";
import { useMergedSave } from "../catalog/page/useMergedSave.tsx";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { ProfileFields } from "./ProfileFields.tsx";
import { readTaxProfile, type TaxProfileForm, taxProfileProblems } from "./taxProfileForm.ts";
import { useTaxLabels } from "./useTaxLabels.ts";
import { useTaxProfileSave } from "./useTaxProfileSave.ts";

interface Props {
  workspaceId: string;
  taxes: ProfilePart_taxes$key;
}

/** Who earns the money, as tax offices ask for it, and what is missing. */
export function ProfilePart({ workspaceId, taxes }: Props) {
  const { t } = useLingui();
  const { fields } = useTaxLabels();
  const { mayManage, profile } = useFragment(
    graphql`
      fragment ProfilePart_taxes on WorkspaceTaxes {
        mayManage
        profile {
          missing
          ...taxProfileForm_profile
          ...ProfileFacts_profile
        }
      }
    `,
    taxes,
  );
  const lacks = profile.missing.map((field) => fields[field] ?? field).join(", ");
  return (
    <SettingsCard
      title={t`Who earns the money`}
      lead={t`What a tax office asks of Levare about you. Members of your studio who are not owners see only the end of your tax ID.`}
    >
      <Text role="status">{lacks ? t`Still missing: ${lacks}` : t`Everything is there.`}</Text>
      {mayManage ? (
        <Form workspaceId={workspaceId} standing={readTaxProfile(profile)} />
      ) : (
        <>
          <ProfileFacts profile={profile} />
          <Text c="dimmed">{t`Only the owner of the studio can change this.`}</Text>
        </>
      )}
    </SettingsCard>
  );
}

function Form({
  workspaceId,
  standing,
}: {
  workspaceId: string;
  standing: ReturnType<typeof readTaxProfile>;
}) {
  const { t } = useLingui();
  const { fields, kinds, usForms, countryName } = useTaxLabels();
  const send = useTaxProfileSave(workspaceId);
  const shown = (field: keyof TaxProfileForm, value: unknown): string => {
    if (field === "kind") return kinds[value as TaxProfileForm["kind"]];
    if (field === "usForm") return usForms[value as TaxProfileForm["usForm"]];
    if (field === "country") return value ? countryName(value as string) : "";
    if (field === "vatRegistered") return value ? t`Yes` : t`No`;
    return String(value);
  };
  const { save, follow, dialog } = useMergedSave<TaxProfileForm, number>({
    standing,
    send,
    labelOf: (field) => fields[field] ?? field,
    shown,
    undecided: t`Somebody else saved these details first. Save again to choose what stays.`,
  });
  return (
    <>
      <SettingsForm<TaxProfileForm>
        initial={standing.form}
        problems={taxProfileProblems}
        save={save}
        onFollow={follow}
        undoText={t`Details saved`}
      >
        {(form) => <ProfileFields form={form} />}
      </SettingsForm>
      {dialog}
    </>
  );
}
