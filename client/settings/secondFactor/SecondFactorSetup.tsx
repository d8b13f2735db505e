import { useLingui } from "@lingui/react/macro";
import { Code, Text, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { graphql } from "react-relay";
import { renderSVG } from "uqr";
import { readCode } from "../../../domain/accounts/secondFactor.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { SecondFactorSetupMutation } from "../../__generated__/SecondFactorSetupMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { SettingsForm } from "../SettingsForm.tsx";
import { refusedBy, SAVED } from "../saveOutcome.ts";

interface Form extends Record<string, unknown> {
  code: string;
}

interface Props {
  /** What the app reads from the picture. */
  uri: string;
  onCodes: (codes: readonly string[]) => void;
}

/** The second step: the app reads the secret, and shows by a code that it has it. */
export function SecondFactorSetup({ uri, onCodes }: Props) {
  const { t } = useLingui();
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { ecc: "M", border: 4 }))}`,
    [uri],
  );
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const confirm = useCommit<SecondFactorSetupMutation>(graphql`
    mutation SecondFactorSetupMutation($input: ConfirmSecondFactorInput!) {
      confirmSecondFactor(input: $input) {
        __typename
        ... on ConfirmSecondFactorPayload {
          recoveryCodes
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
  return (
    <div className="second-factor">
      <ol className="second-factor-steps">
        <li>{t`Open an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or your password manager.`}</li>
        <li>
          {t`Scan this picture with it.`}
          <img src={picture} alt={t`QR code for your authenticator app`} width={200} height={200} />
          <Text size="sm" c="dimmed">
            {t`If you cannot scan it, type this key instead:`}
          </Text>
          <Code className="second-factor-key">{secret.match(/.{1,4}/g)?.join(" ")}</Code>
        </li>
        <li>{t`Enter the code that the app shows now.`}</li>
      </ol>
      <SettingsForm<Form>
        initial={{ code: "" }}
        problems={({ code }) => ({
          code: readCode(code)?.kind === "app" ? null : refusal("accounts.codeNeeded"),
        })}
        save={async ({ code }) => {
          const { confirmSecondFactor: answer } = await confirm({ input: { code } });
          if (answer.__typename === "InvalidInput") return refusedBy(answer);
          if (answer.__typename === "ConfirmSecondFactorPayload") onCodes(answer.recoveryCodes);
          return SAVED;
        }}
        saveLabel={t`Turn on`}
        emptiesAfterwards
      >
        {(form) => (
          <TextInput
            label={t`Code`}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.getInputProps("code")}
          />
        )}
      </SettingsForm>
    </div>
  );
}
