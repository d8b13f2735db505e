import { notifications } from "@mantine/notifications";
import type { GraphQLTaggedNode } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

/** Nothing, or the refusal and the field it stands at. */
export type Refusal = { field: string | null; message: string } | null;

/**
 * A verb of the administration: says `done` in a toast when it worked, hands back what is wrong when the server refused,
 * and tells of an accident by itself.
 */
export function useVerb<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const commit = useCommit<Mutation>(mutation);
  const showError = useErrorToast();
  const said = useRefusal();
  return async (variables: Mutation["variables"], done: string): Promise<Refusal> => {
    try {
      const response = (await commit(variables)) as Record<string, object>;
      const answer = Object.values(response)[0];
      if (answer && "code" in answer) {
        const refused = refusalIn(answer);
        return { field: refused.field, message: said(refused) };
      }
      if (done) notifications.show({ message: done });
      return null;
    } catch (error) {
      showError(error);
      return { field: null, message: "" };
    }
  };
}
