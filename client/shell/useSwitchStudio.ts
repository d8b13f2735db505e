import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { use } from "react";
import { graphql } from "react-relay";
import type { useSwitchStudioMutation } from "../__generated__/useSwitchStudioMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { SessionContext } from "../app/Session.ts";

/** Goes to another studio of the person. It begins a new visit: nothing stays on screen. */
export function useSwitchStudio(): (id: string) => Promise<void> {
  const { t } = useLingui();
  // A part that stands by itself has no visit to begin anew.
  const session = use(SessionContext);
  const commit = useCommit<useSwitchStudioMutation>(graphql`
    mutation useSwitchStudioMutation($input: SwitchWorkspaceInput!) {
      switchWorkspace(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  return async (id) => {
    try {
      await commit({ input: { id } });
      session?.restart("/");
    } catch {
      notifications.show({
        color: "red",
        role: "alert",
        message: t`The studio could not be changed. Try again in a moment.`,
      });
    }
  };
}
