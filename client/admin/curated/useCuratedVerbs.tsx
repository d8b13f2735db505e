import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useCuratedVerbsDeleteMutation } from "../../__generated__/useCuratedVerbsDeleteMutation.graphql.ts";
import type { useCuratedVerbsOrderMutation } from "../../__generated__/useCuratedVerbsOrderMutation.graphql.ts";
import type {
  SaveCuratedListInput,
  useCuratedVerbsSaveMutation,
} from "../../__generated__/useCuratedVerbsSaveMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

interface Deletable extends Omit<SaveCuratedListInput, "id" | "version" | "pieceIds"> {
  id: string;
  title: string;
  pieces: readonly {
    readonly track: { readonly id: string } | null | undefined;
    readonly release: { readonly id: string } | null | undefined;
  }[];
}

/** The verbs on curated lists. One that was deleted can be brought back from the toast. */
export function useCuratedVerbs() {
  const { t } = useLingui();
  const save = useVerb<useCuratedVerbsSaveMutation>(graphql`
    mutation useCuratedVerbsSaveMutation($input: SaveCuratedListInput!) {
      saveCuratedList(input: $input) {
        __typename
        ... on SaveCuratedListPayload {
          list {
            ...CuratedCard_list
          }
          admin {
            ...CuratedTab_admin
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
  const order = useVerb<useCuratedVerbsOrderMutation>(graphql`
    mutation useCuratedVerbsOrderMutation($input: OrderCuratedListsInput!) {
      orderCuratedLists(input: $input) {
        __typename
        ... on OrderCuratedListsPayload {
          admin {
            ...CuratedTab_admin
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
  const remove = useVerb<useCuratedVerbsDeleteMutation>(graphql`
    mutation useCuratedVerbsDeleteMutation($input: DeleteCuratedListInput!) {
      deleteCuratedList(input: $input) {
        __typename
        ... on DeleteCuratedListPayload {
          admin {
            ...CuratedTab_admin
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
  return {
    save: (input: SaveCuratedListInput, done: string) => save({ input }, done),
    order: (ids: string[]) => order({ input: { ids } }, ""),
    async remove({ id, title, pieces, ...list }: Deletable) {
      if (await remove({ input: { id } }, "")) return;
      const { titleEn, titleEs, textEn, textEs, curator, shownFrom, shownTo } = list;
      const pieceIds = pieces.flatMap(({ track, release }) => track?.id ?? release?.id ?? []);
      const again = { titleEn, titleEs, textEn, textEs, curator, shownFrom, shownTo, pieceIds };
      const toast = `deleted-${id}`;
      notifications.show({
        id: toast,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>{t`${title} is deleted.`}</span>
            <Button
              variant="default"
              onClick={() => {
                notifications.hide(toast);
                void save({ input: again }, t`${title} is back.`);
              }}
            >
              {t`Undo`}
            </Button>
          </Group>
        ),
      });
    },
  };
}
