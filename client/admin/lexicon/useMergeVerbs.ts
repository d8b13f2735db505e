import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { VocabularyKey } from "../../../domain/lexicon/vocabulary.ts";
import type { useMergeVerbsMutation } from "../../__generated__/useMergeVerbsMutation.graphql.ts";
import type { useMergeVerbsUndoMutation } from "../../__generated__/useMergeVerbsUndoMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { type Refusal, useVerb } from "../useVerb.ts";
import { useRefresh } from "./useRefresh.ts";

interface Named {
  id: string;
  name: string;
}

/** Makes one term part of another, and takes it out again. */
export function useMergeVerbs(list: VocabularyKey) {
  const { t } = useLingui();
  const undoToast = useUndoToast();
  const showError = useErrorToast();
  const said = useRefusal();
  const refresh = useRefresh();
  const merge = useCommit<useMergeVerbsMutation>(graphql`
    mutation useMergeVerbsMutation($input: MergeTermsInput!, $list: VocabularyKey!) {
      mergeTerms(input: $input) {
        __typename
        ... on MergeTermsPayload {
          merge {
            id
          }
          admin {
            ...TermList_admin @arguments(list: $list)
            ...MergeList_admin
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const undo = useVerb<useMergeVerbsUndoMutation>(graphql`
    mutation useMergeVerbsUndoMutation($input: UndoMergeInput!, $list: VocabularyKey!) {
      undoMerge(input: $input) {
        __typename
        ... on UndoMergePayload {
          admin {
            ...TermList_admin @arguments(list: $list)
            ...MergeList_admin
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function undoMerge(id: string, name: string): Promise<Refusal> {
    const refusal = await undo({ input: { id }, list }, t`${name} is its own term again.`);
    if (refusal?.message) undoToast(refusal.message, () => void undoMerge(id, name));
    else await refresh();
    return refusal;
  }

  return {
    undoMerge,
    async mergeTerms(from: Named, into: Named): Promise<Refusal> {
      try {
        const { mergeTerms: answer } = await merge({ input: { fromId: from.id, intoId: into.id }, list });
        if (answer.__typename === "InvalidInput" || answer.__typename === "NotFound")
          return { field: null, message: said(refusalIn(answer)) };
        if (answer.__typename !== "MergeTermsPayload") throw new Error(answer.__typename);
        const { id } = answer.merge;
        const [name, other] = [from.name, into.name];
        undoToast(t`${name} is part of ${other}.`, () => void undoMerge(id, name));
        await refresh();
        return null;
      } catch (error) {
        showError(error);
        return { field: null, message: "" };
      }
    },
  };
}
