import { useLingui } from "@lingui/react/macro";
import { Text, TextInput } from "@mantine/core";
import { graphql } from "react-relay";
import { isEmail } from "../../domain/accounts/registration.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { AddressDialogMutation } from "../__generated__/AddressDialogMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { refusedBy, SAVED, type SaveOutcome } from "../settings/saveOutcome.ts";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  sheetId: string;
  share: { shareId: string; name: string; email: string | null | undefined };
  onClose: () => void;
}

/** Another address for somebody who has not signed: the letter goes out anew, and the link of before ends. */
export function AddressDialog({ sheetId, share: { shareId, name, email }, onClose }: Props) {
  const { t } = useLingui();
  const commit = useCommit<AddressDialogMutation>(graphql`
    mutation AddressDialogMutation($input: ReplaceSplitAddressInput!) {
      replaceSplitAddress(input: $input) {
        __typename
        ... on ReplaceSplitAddressPayload {
          sheet {
            ...SheetCard_sheet
          }
        }
        ... on UserError {
          code
          params
          message
        }
        ... on InvalidInput {
          field
        }
      }
    }
  `);

  async function save(form: { email: string }): Promise<SaveOutcome> {
    const { replaceSplitAddress: answer } = await commit({
      input: { id: sheetId, shareId, email: form.email },
    });
    if (answer.__typename !== "ReplaceSplitAddressPayload") return refusedBy(answer);
    onClose();
    return SAVED;
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Address of ${name}`}>
      <SettingsForm
        initial={{ email: email ?? "" }}
        problems={(form) => ({ email: isEmail(form.email.trim()) ? null : refusal("accounts.emailWrong") })}
        save={save}
        saveLabel={t`Send a new link`}
      >
        {(form) => (
          <>
            <Text>{t`The link that was sent before stops working.`}</Text>
            <TextInput
              label={t`Email`}
              type="email"
              autoComplete="off"
              data-autofocus
              {...form.getInputProps("email")}
            />
          </>
        )}
      </SettingsForm>
    </AppModal>
  );
}
