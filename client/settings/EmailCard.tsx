import { useLingui } from "@lingui/react/macro";
import { Button, PasswordInput, Text, TextInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { newEmailProblem } from "../../domain/accounts/identity.ts";
import type { EmailCard_viewer$key } from "../__generated__/EmailCard_viewer.graphql.ts";
import type { EmailCardCancelMutation } from "../__generated__/EmailCardCancelMutation.graphql.ts";
import type { EmailCardRequestMutation } from "../__generated__/EmailCardRequestMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { usePasswordToggle } from "../accounts/usePasswordToggle.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "./saveOutcome.ts";
import { useErrorToast } from "./useErrorToast.ts";

/** The address of the account. A new one counts once the old and the new one have said yes. */
export function EmailCard({ viewer }: { viewer: EmailCard_viewer$key }) {
  const { t } = useLingui();
  const toggle = usePasswordToggle();
  const { email, hasPassword, pendingEmailChange } = useFragment(
    graphql`
      fragment EmailCard_viewer on Viewer {
        email
        hasPassword
        pendingEmailChange {
          newEmail
          isOldConfirmed
          isNewConfirmed
          expiresAt
        }
      }
    `,
    viewer,
  );
  const commit = useCommit<EmailCardRequestMutation>(graphql`
    mutation EmailCardRequestMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        __typename
        ... on RequestEmailChangePayload {
          viewer {
            id
            ...EmailCard_viewer
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

  async function request({ newEmail, password }: Form): Promise<SaveOutcome> {
    const input = { newEmail, password: hasPassword ? password : null };
    const { requestEmailChange: answer } = await commit({ input });
    if (answer.__typename !== "InvalidInput") return SAVED;
    return refusedBy(answer);
  }

  return (
    <SettingsCard title={t`Email`} lead={email}>
      {pendingEmailChange ? (
        <Pending change={pendingEmailChange} email={email} />
      ) : (
        <SettingsForm<Form>
          initial={{ newEmail: "", password: "" }}
          problems={({ newEmail }) => ({ newEmail: newEmailProblem(newEmail, email) })}
          save={request}
          saveLabel={t`Send both emails`}
          emptiesAfterwards
        >
          {(form) => (
            <>
              <TextInput
                label={t`New address`}
                description={t`We email both addresses. Your address changes once you confirm in both emails.`}
                type="email"
                inputMode="email"
                autoComplete="email"
                {...form.getInputProps("newEmail")}
              />
              {hasPassword && (
                <PasswordInput
                  label={t`Your password`}
                  autoComplete="current-password"
                  {...toggle}
                  {...form.getInputProps("password")}
                />
              )}
            </>
          )}
        </SettingsForm>
      )}
    </SettingsCard>
  );
}

interface Form extends Record<string, unknown> {
  newEmail: string;
  password: string;
}

interface PendingProps {
  email: string;
  change: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean; expiresAt: string };
}

function Pending({ email, change }: PendingProps) {
  const { t, i18n } = useLingui();
  const showError = useErrorToast();
  const commit = useCommit<EmailCardCancelMutation>(graphql`
    mutation EmailCardCancelMutation {
      cancelEmailChange {
        __typename
        ... on CancelEmailChangePayload {
          viewer {
            id
            ...EmailCard_viewer
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const until = i18n.date(new Date(change.expiresAt), { dateStyle: "medium", timeStyle: "short" });
  const sides = [
    { address: email, isConfirmed: change.isOldConfirmed },
    { address: change.newEmail, isConfirmed: change.isNewConfirmed },
  ];
  return (
    <>
      <Text>{t`Your address is about to change. Confirm it in both emails by ${until}.`}</Text>
      <ul className="settings-sides">
        {sides.map(({ address, isConfirmed }) => (
          <li key={address}>
            <span>{address}</span>
            <strong>{isConfirmed ? t`Confirmed` : t`Waiting`}</strong>
          </li>
        ))}
      </ul>
      <Button variant="default" className="settings-start" onClick={() => void commit({}).catch(showError)}>
        {t`Cancel the change`}
      </Button>
    </>
  );
}
