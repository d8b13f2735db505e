import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { graphql } from "react-relay";
import type { useRemindMutation } from "../__generated__/useRemindMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showRefusal } from "../ui/showFailure.ts";

/** Sends the letter of a share once more. */
export function useRemind(id: string, shareId: string, name: string) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [isReminding, setReminding] = useState(false);
  const commit = useCommit<useRemindMutation>(graphql`
    mutation useRemindMutation($input: RemindSplitSignerInput!) {
      remindSplitSigner(input: $input) {
        __typename
        ... on RemindSplitSignerPayload {
          sheet {
            ...SheetCard_sheet
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function remind() {
    setReminding(true);
    try {
      const { remindSplitSigner: answer } = await commit({ input: { id, shareId } });
      if (answer.__typename === "RemindSplitSignerPayload")
        notifications.show({ message: t`Email sent to ${name}` });
      else showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
    setReminding(false);
  }

  return { remind, isReminding };
}
