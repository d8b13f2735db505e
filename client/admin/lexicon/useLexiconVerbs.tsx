import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { useLexiconVerbsCategoryMutation } from "../../__generated__/useLexiconVerbsCategoryMutation.graphql.ts";
import type {
  CreateTermInput,
  useLexiconVerbsCreateMutation,
} from "../../__generated__/useLexiconVerbsCreateMutation.graphql.ts";
import type { useLexiconVerbsNewCategoryMutation } from "../../__generated__/useLexiconVerbsNewCategoryMutation.graphql.ts";
import type { useLexiconVerbsOrderCategoriesMutation } from "../../__generated__/useLexiconVerbsOrderCategoriesMutation.graphql.ts";
import type { useLexiconVerbsOrderMutation } from "../../__generated__/useLexiconVerbsOrderMutation.graphql.ts";
import type {
  UpdateTermInput,
  useLexiconVerbsUpdateMutation,
} from "../../__generated__/useLexiconVerbsUpdateMutation.graphql.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { type Refusal, useVerb } from "../useVerb.ts";
import { listOf } from "./lexiconList.ts";
import { useMergeVerbs } from "./useMergeVerbs.ts";
import { useRefresh } from "./useRefresh.ts";

interface CategoryEdit {
  id: string;
  name?: string | null;
  active?: boolean | null;
}

/** The verbs on terms and categories. Each has its way back in the toast, and the pickers know at once. */
export function useLexiconVerbs() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const list = listOf(address);
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const create = useVerb<useLexiconVerbsCreateMutation>(graphql`
    mutation useLexiconVerbsCreateMutation($input: CreateTermInput!, $list: VocabularyKey!) {
      createTerm(input: $input) {
        __typename
        ... on CreateTermPayload {
          admin {
            ...TermList_admin @arguments(list: $list)
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
  const update = useVerb<useLexiconVerbsUpdateMutation>(graphql`
    mutation useLexiconVerbsUpdateMutation($input: UpdateTermInput!) {
      updateTerm(input: $input) {
        __typename
        ... on UpdateTermPayload {
          term {
            lexiconCategory {
              id
            }
            ...TermLine_term
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
  const order = useVerb<useLexiconVerbsOrderMutation>(graphql`
    mutation useLexiconVerbsOrderMutation($input: OrderTermsInput!, $list: VocabularyKey!) {
      orderTerms(input: $input) {
        __typename
        ... on OrderTermsPayload {
          admin {
            terms(list: $list) {
              id
            }
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
  const newCategory = useVerb<useLexiconVerbsNewCategoryMutation>(graphql`
    mutation useLexiconVerbsNewCategoryMutation($input: CreateLexiconCategoryInput!) {
      createLexiconCategory(input: $input) {
        __typename
        ... on CreateLexiconCategoryPayload {
          admin {
            ...GenreShelves_admin
            ...NewTermForm_admin
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
  const category = useVerb<useLexiconVerbsCategoryMutation>(graphql`
    mutation useLexiconVerbsCategoryMutation($input: UpdateLexiconCategoryInput!) {
      updateLexiconCategory(input: $input) {
        __typename
        ... on UpdateLexiconCategoryPayload {
          category {
            ...ShelfHead_category
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
  const orderShelves = useVerb<useLexiconVerbsOrderCategoriesMutation>(graphql`
    mutation useLexiconVerbsOrderCategoriesMutation($input: OrderLexiconCategoriesInput!) {
      orderLexiconCategories(input: $input) {
        __typename
        ... on OrderLexiconCategoriesPayload {
          admin {
            lexiconCategories {
              id
            }
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
  const merges = useMergeVerbs(list);

  /** Does it, lets the page know, and offers the way back. */
  async function withUndo(
    act: () => Promise<Refusal>,
    done: string,
    undo: () => Promise<unknown>,
  ): Promise<Refusal> {
    const refusal = await act();
    if (refusal) return refusal;
    await refresh();
    undoToast(done, () => void undo().then(refresh));
    return null;
  }

  return {
    ...merges,
    async createTerm(input: CreateTermInput): Promise<Refusal> {
      const name = input.labelEn;
      const refusal = await create({ input, list }, t`${name} is added to the lexicon.`);
      if (!refusal) await refresh();
      return refusal;
    },
    updateTerm: (input: UpdateTermInput, before: UpdateTermInput) => {
      const name = input.labelEn;
      return withUndo(
        () => update({ input }, ""),
        t`${name} is saved.`,
        () => update({ input: before }, t`Undone.`),
      );
    },
    switchTerm: (id: string, name: string, active: boolean) =>
      withUndo(
        () => update({ input: { id, active } }, ""),
        active ? t`${name} can be chosen.` : t`${name} can no longer be chosen.`,
        () => update({ input: { id, active: !active } }, ""),
      ),
    async orderTerms(ids: string[]) {
      const refusal = await order({ input: { ids }, list }, "");
      if (!refusal) await refresh();
      return refusal;
    },
    createCategory: (name: string) =>
      newCategory({ input: { name } }, t`${name} is created. Add its first genre next.`),
    updateCategory: (input: CategoryEdit, before: CategoryEdit, done: string) =>
      withUndo(
        () => category({ input }, ""),
        done,
        () => category({ input: before }, ""),
      ),
    async orderCategories(ids: string[]) {
      const refusal = await orderShelves({ input: { ids } }, "");
      if (!refusal) await refresh();
      return refusal;
    },
  };
}
