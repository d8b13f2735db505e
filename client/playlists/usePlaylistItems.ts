import { graphql } from "react-relay";
import type { usePlaylistItemsAddMutation } from "../__generated__/usePlaylistItemsAddMutation.graphql.ts";
import type { usePlaylistItemsMoveMutation } from "../__generated__/usePlaylistItemsMoveMutation.graphql.ts";
import type { usePlaylistItemsRemoveMutation } from "../__generated__/usePlaylistItemsRemoveMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { useTold } from "./useTold.ts";

interface Additions {
  /** Global ids. */
  trackIds: readonly string[];
  /** As they were before they were taken out. */
  itemIds?: readonly string[];
  beforeId?: string | null;
}

/** What is done with items of a playlist; each answers whether it was done, and says why not. */
export function usePlaylistItems() {
  const told = useTold();
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
    add: (id: string, { trackIds, itemIds = trackIds.map(() => madeId()), beforeId = null }: Additions) =>
      told(commitAdd({ input: { id, trackIds, itemIds, beforeId } })),
    remove: (id: string, itemIds: readonly string[]) => told(commitRemove({ input: { id, itemIds } })),
    move: (id: string, itemIds: readonly string[], beforeId: string | null) =>
      told(commitMove({ input: { id, itemIds, beforeId } })),
  };
}
