import { useLingui } from "@lingui/react/macro";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { readCode } from "../../../domain/accounts/secondFactor.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { SecondFactorOnEndMutation } from "../../__generated__/SecondFactorOnEndMutation.graphql.ts";
import type { SecondFactorOnRenewMutation } from "../../__generated__/SecondFactorOnRenewMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { SettingsForm } from "../SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../saveOutcome.ts";

interface Form extends Record<string, unknown> {
  code: string;
}

type Action = "renew" | "end";

/** New recovery codes, and the way out: each takes a code, so that an open session alone changes nothing. */
export function SecondFactorOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const [action, setAction] = useState<Action | null>(null);
  const save = useSave(onCodes);
  if (action === null)
    return (
      <Group>
        <Button variant="default" onClick={() => setAction("renew")}>
          {t`New recovery codes`}
        </Button>
        <Button variant="default" onClick={() => setAction("end")}>
          {t`Turn off`}
        </Button>
      </Group>
    );
  return (
    <>
      <p>
        {action === "renew"
          ? t`You get ten new codes, and the earlier ones stop working.`
          : t`Without it, nothing but your password or a link to your address is needed to sign in.`}
      </p>
      <SettingsForm<Form>
        key={action}
        initial={{ code: "" }}
        problems={({ code }) => ({ code: readCode(code) ? null : refusal("accounts.codeNeeded") })}
        save={async ({ code }) => {
          const outcome = await save(action, code);
          if (outcome.kind === "saved") setAction(null);
          return outcome;
        }}
        saveLabel={action === "renew" ? t`New recovery codes` : t`Turn off`}
        emptiesAfterwards
      >
        {(form) => (
          <TextInput
            label={t`Code`}
            description={t`From your app, or one of your recovery codes.`}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps("code")}
          />
        )}
      </SettingsForm>
      <Button variant="subtle" className="settings-start" onClick={() => setAction(null)}>
        {t`Cancel`}
      </Button>
    </>
  );
}

function useSave(onCodes: (codes: readonly string[]) => void) {
  const renew = useCommit<SecondFactorOnRenewMutation>(graphql`
    mutation SecondFactorOnRenewMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        __typename
        ... on RenewRecoveryCodesPayload {
          recoveryCodes
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
  const end = useCommit<SecondFactorOnEndMutation>(graphql`
    mutation SecondFactorOnEndMutation($input: EndSecondFactorInput!) {
      endSecondFactor(input: $input) {
        __typename
        ... on EndSecondFactorPayload {
          viewer {
            id
            role
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
  return async (action: Action, code: string): Promise<SaveOutcome> => {
    if (action === "end") {
      const { endSecondFactor: answer } = await end({ input: { code } });
      return answer.__typename === "InvalidInput" ? refusedBy(answer) : SAVED;
    }
    const { renewRecoveryCodes: answer } = await renew({ input: { code } });
    if (answer.__typename === "InvalidInput") return refusedBy(answer);
    if (answer.__typename === "RenewRecoveryCodesPayload") onCodes(answer.recoveryCodes);
    return SAVED;
  };
}
