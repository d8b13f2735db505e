import { graphql } from "react-relay";
import type { PlaylistVisibility } from "../../domain/playlists/playlist.ts";
import type { usePlaylistVerbsCreateMutation } from "../__generated__/usePlaylistVerbsCreateMutation.graphql.ts";
import type { usePlaylistVerbsDeleteMutation } from "../__generated__/usePlaylistVerbsDeleteMutation.graphql.ts";
import type { usePlaylistVerbsUpdateMutation } from "../__generated__/usePlaylistVerbsUpdateMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { useTold } from "./useTold.ts";

interface NewPlaylist {
  title: string;
  description?: string;
  folder?: string;
  rule?: string | null;
  /** Global ids. */
  trackIds?: readonly string[];
}

interface Change {
  title?: string;
  description?: string;
  folder?: string;
  visibility?: PlaylistVisibility;
  rule?: string;
}

/** What an owner does with a playlist as a whole; each answers whether it was done, and says why not. */
export function usePlaylistVerbs() {
  const told = useTold();
  const commitCreate = useCommit<usePlaylistVerbsCreateMutation>(graphql`
    mutation usePlaylistVerbsCreateMutation($input: CreatePlaylistInput!) {
      done: createPlaylist(input: $input) {
        __typename
        ... on CreatePlaylistPayload {
          viewer {
            playlists {
              ...PlaylistTile_playlist
            }
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  const commitUpdate = useCommit<usePlaylistVerbsUpdateMutation>(graphql`
    mutation usePlaylistVerbsUpdateMutation($input: UpdatePlaylistInput!) {
      done: updatePlaylist(input: $input) {
        __typename
        ... on UpdatePlaylistPayload {
          playlist {
            id
            title
            description
            folder
            visibility
            rule
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
  const commitDelete = useCommit<usePlaylistVerbsDeleteMutation>(graphql`
    mutation usePlaylistVerbsDeleteMutation($input: DeletePlaylistInput!) {
      done: deletePlaylist(input: $input) {
        __typename
        ... on DeletePlaylistPayload {
          viewer {
            playlists {
              ...PlaylistTile_playlist
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
  return {
    /** The id in its address; null where it was refused. */
    async create({ trackIds = [], ...given }: NewPlaylist): Promise<string | null> {
      const id = madeId();
      const input = { ...given, id: btoa(`Playlist:${id}`), trackIds, itemIds: trackIds.map(() => madeId()) };
      return (await told(commitCreate({ input }))) ? id : null;
    },
    update: (id: string, change: Change) => told(commitUpdate({ input: { id, ...change } })),
    delete: (id: string) => told(commitDelete({ input: { id } })),
  };
}
