import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useSwitchStudioMutation } from "../__generated__/useSwitchStudioMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { mayLeave } from "../app/leaving.ts";
import { useSession } from "../app/Session.ts";
import { showFailure } from "../ui/showFailure.ts";

/** Goes to another studio of the person. It begins a new visit: nothing stays on screen, which is asked about where something typed would be lost. */
export function useSwitchStudio(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const session = useSession();
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
    if (!(await mayLeave())) return;
    try {
      await commit({ input: { id } });
      session.restart("/");
    } catch {
      showFailure(t`The studio could not be changed. Try again in a moment.`);
    }
  };
}
