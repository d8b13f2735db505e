import { useLingui } from "@lingui/react/macro";
import { Button, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { passwordProblem } from "../../../domain/accounts/identity.ts";
import type { SecondFactorOffMutation } from "../../__generated__/SecondFactorOffMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { usePasswordToggle } from "../../accounts/usePasswordToggle.ts";
import { SettingsForm } from "../SettingsForm.tsx";
import { refusedBy, SAVED } from "../saveOutcome.ts";

interface Form extends Record<string, unknown> {
  password: string;
}

/** The first step: showing that it is the person themselves. */
export function SecondFactorOff({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const toggle = usePasswordToggle();
  const [isOpen, setOpen] = useState(false);
  const begin = useCommit<SecondFactorOffMutation>(graphql`
    mutation SecondFactorOffMutation($input: BeginSecondFactorInput!) {
      beginSecondFactor(input: $input) {
        __typename
        ... on BeginSecondFactorPayload {
          viewer {
            id
            ...SecondFactorCard_viewer
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
  if (!isOpen)
    return (
      <Button variant="default" className="settings-start" onClick={() => setOpen(true)}>
        {t`Set up two-step sign-in`}
      </Button>
    );
  return (
    <SettingsForm<Form>
      initial={{ password: "" }}
      problems={({ password }) => ({ password: hasPassword ? passwordProblem(password) : null })}
      save={async ({ password }) => {
        const { beginSecondFactor: answer } = await begin({ input: { password } });
        if (answer.__typename !== "InvalidInput") return SAVED;
        // Without a password there is no field that its refusal could stand at.
        return refusedBy(hasPassword ? answer : { ...answer, field: null });
      }}
      saveLabel={t`Continue`}
      emptiesAfterwards
    >
      {(form) =>
        hasPassword && (
          <PasswordInput
            label={t`Current password`}
            autoComplete="current-password"
            {...toggle}
            {...form.getInputProps("password")}
          />
        )
      }
    </SettingsForm>
  );
}
