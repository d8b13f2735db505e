import { useLingui } from "@lingui/react/macro";
import { Checkbox, PasswordInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { passwordProblem } from "../../domain/accounts/identity.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { PasswordCard_viewer$key } from "../__generated__/PasswordCard_viewer.graphql.ts";
import type { PasswordCardChangeMutation } from "../__generated__/PasswordCardChangeMutation.graphql.ts";
import type { PasswordCardFirstMutation } from "../__generated__/PasswordCardFirstMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { usePasswordToggle } from "../accounts/usePasswordToggle.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "./saveOutcome.ts";

interface Form extends Record<string, unknown> {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
  endOtherSessions: boolean;
}

const EMPTY: Form = { currentPassword: "", newPassword: "", confirmation: "", endOtherSessions: true };

/** Changes the password, or sets the first one for people who sign in by link only. */
export function PasswordCard({ viewer }: { viewer: PasswordCard_viewer$key }) {
  const { t } = useLingui();
  const toggle = usePasswordToggle();
  const { email, hasPassword } = useFragment(
    graphql`
      fragment PasswordCard_viewer on Viewer {
        email
        hasPassword
      }
    `,
    viewer,
  );
  const save = useSave(hasPassword);
  return (
    <SettingsCard
      title={t`Password`}
      lead={
        hasPassword
          ? t`At least 8 characters. Long and unusual is better than short and complicated.`
          : t`You sign in with a link we email you. A password is another way in.`
      }
    >
      <SettingsForm<Form>
        key={String(hasPassword)}
        initial={EMPTY}
        problems={({ newPassword, confirmation }) => ({
          newPassword: passwordProblem(newPassword),
          confirmation: confirmation === newPassword ? null : refusal("accounts.passwordsDiffer"),
        })}
        save={save}
        saveLabel={hasPassword ? t`Change password` : t`Set password`}
        emptiesAfterwards
      >
        {(form) => (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            {hasPassword && (
              <PasswordInput
                label={t`Current password`}
                autoComplete="current-password"
                {...toggle}
                {...form.getInputProps("currentPassword")}
              />
            )}
            <PasswordInput
              label={t`New password`}
              autoComplete="new-password"
              {...toggle}
              {...form.getInputProps("newPassword")}
            />
            <PasswordInput
              label={t`New password again`}
              autoComplete="new-password"
              {...toggle}
              {...form.getInputProps("confirmation")}
            />
            {hasPassword && (
              <Checkbox
                label={t`Sign out everywhere else`}
                {...form.getInputProps("endOtherSessions", { type: "checkbox" })}
              />
            )}
          </>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}

function useSave(hasPassword: boolean): (form: Form) => Promise<SaveOutcome> {
  const change = useCommit<PasswordCardChangeMutation>(graphql`
    mutation PasswordCardChangeMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          viewer {
            id
            ...SessionsCard_viewer
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);
  const setFirst = useCommit<PasswordCardFirstMutation>(graphql`
    mutation PasswordCardFirstMutation($input: SetFirstPasswordInput!) {
      setFirstPassword(input: $input) {
        __typename
        ... on SetFirstPasswordPayload {
          viewer {
            id
            hasPassword
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);
  return async ({ currentPassword, newPassword, endOtherSessions }) => {
    const answer = hasPassword
      ? (await change({ input: { currentPassword, newPassword, endOtherSessions } })).changePassword
      : (await setFirst({ input: { newPassword } })).setFirstPassword;
    if (answer.__typename !== "InvalidInput") return SAVED;
    return refusedBy(answer);
  };
}
