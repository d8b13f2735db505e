import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { graphql } from "react-relay";
import type { useSheetVerbsDiscardMutation } from "../../__generated__/useSheetVerbsDiscardMutation.graphql.ts";
import type { useSheetVerbsSendMutation } from "../../__generated__/useSheetVerbsSendMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { showRefusal } from "../../ui/showFailure.ts";
import { useQuestion } from "../../ui/useQuestion.tsx";
import type { SplitSubject } from "../SplitSheets.tsx";
import type { SheetStanding } from "./sheetForm.ts";

interface Props {
  draftId: string | null;
  standing: SheetStanding;
  subject: SplitSubject;
  onEnd: () => void;
}

/** What ends a draft: it is sent, or thrown away. Both ask first. */
export function useSheetVerbs({ draftId, standing, subject, onEnd }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [dialog, question] = useQuestion();
  const [isSending, setSending] = useState(false);
  const commitSend = useCommit<useSheetVerbsSendMutation>(graphql`
    mutation useSheetVerbsSendMutation($input: SendSplitSheetInput!) {
      sendSplitSheet(input: $input) {
        __typename
        ... on SendSplitSheetPayload {
          sheet {
            track {
              id
              splitSheets {
                ...SplitSheets_sheets
              }
            }
            release {
              id
              splitSheets {
                ...SplitSheets_sheets
              }
            }
          }
        }
        ... on StaleSplitSheet {
          current {
            ...SplitSheets_sheets
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
  const commitDiscard = useCommit<useSheetVerbsDiscardMutation>(graphql`
    mutation useSheetVerbsDiscardMutation($input: DiscardSplitSheetInput!) {
      discardSplitSheet(input: $input) {
        __typename
        ... on DiscardSplitSheetPayload {
          track {
            id
            splitSheets {
              ...SplitSheets_sheets
            }
          }
          release {
            id
            splitSheets {
              ...SplitSheets_sheets
            }
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

  async function send(id: string) {
    setSending(true);
    try {
      const { sendSplitSheet: answer } = await commitSend({ input: { id, revision: standing.version ?? 0 } });
      if (answer.__typename === "SendSplitSheetPayload") {
        notifications.show({ message: t`Sent for signatures` });
        onEnd();
      } else showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
    setSending(false);
  }

  async function discard(id: string) {
    try {
      const { discardSplitSheet: answer } = await commitDiscard({ input: { id } });
      if (answer.__typename === "DiscardSplitSheetPayload") onEnd();
      else showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
  }

  function ask(verb: "send" | "discard") {
    if (verb === "discard" && !draftId) return onEnd();
    if (!draftId) return;
    const { studio, title } = subject;
    if (verb === "discard")
      return question({
        title: t`Discard this draft?`,
        follows: t`What you wrote here will be gone. Versions you already sent stay as they are.`,
        yes: t`Discard draft`,
        onYes: () => void discard(draftId),
      });
    const names = standing.form.shares.flatMap(({ isStudio, name }) => (isStudio ? [] : [name])).join(", ");
    question({
      title: t`Send the split of ${title}?`,
      follows: names
        ? t`${names} will get an email with a link to sign, and you sign for ${studio}. After that this version cannot be changed: a different split needs a new version that everyone signs.`
        : t`You sign for ${studio}, and this version counts at once.`,
      yes: t`Send`,
      onYes: () => void send(draftId),
    });
  }

  return { ask, dialog, isSending };
}
