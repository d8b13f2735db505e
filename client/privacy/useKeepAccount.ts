import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useKeepAccountMutation } from "../__generated__/useKeepAccountMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

/** Takes the deletion of one's own account back and says so. */
export function useKeepAccount(): () => Promise<void> {
  const { t } = useLingui();
  const showError = useErrorToast();
  const commit = useCommit<useKeepAccountMutation>(graphql`
    mutation useKeepAccountMutation {
      keepAccount {
        __typename
        ... on KeepAccountPayload {
          viewer {
            id
            deletion {
              state
              dueAt
              code
            }
          }
        }
      }
    }
  `);
  return async () => {
    try {
      const { keepAccount: answer } = await commit({});
      if (answer.__typename === "KeepAccountPayload") notifications.show({ message: t`Your account stays.` });
      else showError();
    } catch (error) {
      showError(error);
    }
  };
}
