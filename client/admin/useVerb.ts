import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import type { GraphQLTaggedNode } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useCommit } from "../accounts/useCommit.ts";
import { useLiteral } from "../i18n/useLiteral.ts";
import { useAccident } from "../settings/useAccident.ts";

const UNKNOWN_ADDRESS = /^Nobody has the address (.+)\.$/;

/** Nothing, or the refusal and the field it stands at. */
export type Refusal = { field: string | null; message: string } | null;

/**
 * A verb of the administration: says `done` in a toast when it worked, hands back what is wrong when the server refused,
 * and tells of an accident by itself.
 */
export function useVerb<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const commit = useCommit<Mutation>(mutation);
  const accident = useAccident();
  const { t } = useLingui();
  const literal = useLiteral();
  const wordsOf = (message: string) => {
    const [, email] = UNKNOWN_ADDRESS.exec(message) ?? [];
    return email ? t`Nobody has the address ${email}.` : literal(message);
  };
  return async (variables: Mutation["variables"], done: string): Promise<Refusal> => {
    try {
      const response = (await commit(variables)) as Record<string, { message?: string; field?: string }>;
      const answer = Object.values(response)[0];
      if (answer?.message) return { field: answer.field ?? null, message: wordsOf(answer.message) };
      if (done) notifications.show({ message: done });
      return null;
    } catch {
      accident();
      return { field: null, message: "" };
    }
  };
}
