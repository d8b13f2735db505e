import { graphql, useRelayEnvironment } from "react-relay";
import type { usePlaylistItemsAddMutation } from "../__generated__/usePlaylistItemsAddMutation.graphql.ts";
import type { usePlaylistItemsMoveMutation } from "../__generated__/usePlaylistItemsMoveMutation.graphql.ts";
import type { usePlaylistItemsRemoveMutation } from "../__generated__/usePlaylistItemsRemoveMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import type { KeptItem } from "../sync/kinds/playlistItems.ts";
import { freshItems, itemsWish } from "./playlistWish.ts";
import { useSaved } from "./useSaved.ts";

interface Additions {
  /** Global ids. */
  trackIds: readonly string[];
  /** As they were before they were taken out. */
  itemIds?: readonly string[];
  beforeId?: string | null;
  /** What is added, as the person was told. */
  name?: string;
}

/** What is done with items of a playlist; each answers whether it was done, and says why not. */
export function usePlaylistItems() {
  const relay = useRelayEnvironment();
  const saved = useSaved();
  const commitAdd = useCommit<usePlaylistItemsAddMutation>(graphql`
    mutation usePlaylistItemsAddMutation($input: AddToPlaylistInput!) {
      done: addToPlaylist(input: $input) {
        __typename
        ... on AddToPlaylistPayload {
          playlist {
            ...playlistLines_playlist
          }
        }
        ... on InvalidInput {
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
  const commitRemove = useCommit<usePlaylistItemsRemoveMutation>(graphql`
    mutation usePlaylistItemsRemoveMutation($input: RemoveFromPlaylistInput!) {
      done: removeFromPlaylist(input: $input) {
        __typename
        ... on RemoveFromPlaylistPayload {
          playlist {
            ...playlistLines_playlist
          }
        }
        ... on InvalidInput {
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
  const commitMove = useCommit<usePlaylistItemsMoveMutation>(graphql`
    mutation usePlaylistItemsMoveMutation($input: MovePlaylistItemsInput!) {
      done: movePlaylistItems(input: $input) {
        __typename
        ... on MovePlaylistItemsPayload {
          playlist {
            ...playlistLines_playlist
          }
        }
        ... on InvalidInput {
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
  return {
    add(id: string, { trackIds, itemIds = trackIds.map(() => madeId()), beforeId = null, name }: Additions) {
      const fresh = freshItems(relay, trackIds, itemIds, name);
      const wish = itemsWish(relay, id, (items) => placed(items, fresh, beforeId));
      return saved(wish, () => commitAdd({ input: { id, trackIds, itemIds, beforeId } }));
    },
    remove(id: string, itemIds: readonly string[]) {
      const wish = itemsWish(relay, id, (items) => items.filter((item) => !itemIds.includes(item.id)));
      return saved(wish, () => commitRemove({ input: { id, itemIds } }));
    },
    move(id: string, itemIds: readonly string[], beforeId: string | null) {
      const wish = itemsWish(relay, id, (items) =>
        placed(
          items.filter((item) => !itemIds.includes(item.id)),
          itemIds.flatMap((each) => items.find((item) => item.id === each) ?? []),
          beforeId,
        ),
      );
      return saved(wish, () => commitMove({ input: { id, itemIds, beforeId } }));
    },
  };
}

/** Puts items before another one, or at the end where that is gone. */
function placed(
  items: readonly KeptItem[],
  these: readonly KeptItem[],
  beforeId: string | null,
): readonly KeptItem[] {
  const at = items.findIndex((item) => item.id === beforeId);
  return at < 0 ? [...items, ...these] : items.toSpliced(at, 0, ...these);
}
