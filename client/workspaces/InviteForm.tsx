import { useLingui } from "@lingui/react/macro";
import { Select, TextInput } from "@mantine/core";
import { graphql } from "react-relay";
import { inviteeProblem, type TeamRole } from "../../domain/workspaces/team.ts";
import type { InviteFormMutation } from "../__generated__/InviteFormMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import { useTeamLabels } from "./useTeamLabels.ts";

interface Form extends Record<string, unknown> {
  email: string;
  role: TeamRole;
}

/** An address and a role: the letter goes out at once. */
export function InviteForm({ workspaceId, onSent }: { workspaceId: string; onSent: () => void }) {
  const { t } = useLingui();
  const { choices, aboutOf } = useTeamLabels();
  const commit = useCommit<InviteFormMutation>(graphql`
    mutation InviteFormMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        __typename
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on EmailUnproven {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function send({ email, role }: Form): Promise<SaveOutcome> {
    const { inviteMember: answer } = await commit({ input: { workspaceId, email, role } });
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    if (answer.__typename === "EmailUnproven" || answer.__typename === "NotFound") return refusedBy(answer);
    onSent();
    return SAVED;
  }

  return (
    <SettingsForm<Form>
      initial={{ email: "", role: "manager" }}
      problems={({ email }) => ({ email: inviteeProblem(email) })}
      save={send}
      saveLabel={t`Send invitation`}
      needsConnection
      emptiesAfterwards
    >
      {(form) => (
        <div className="workspaces-two">
          <TextInput
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...form.getInputProps("email")}
          />
          <Select
            label={t`Role`}
            description={aboutOf(form.values.role)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            data={choices}
            allowDeselect={false}
            {...form.getInputProps("role")}
          />
        </div>
      )}
    </SettingsForm>
  );
}
