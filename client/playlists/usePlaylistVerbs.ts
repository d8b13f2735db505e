import { graphql, useRelayEnvironment } from "react-relay";
import { type PlaylistVisibility, playlistTitleProblem } from "../../domain/playlists/playlist.ts";
import type { usePlaylistVerbsCreateMutation } from "../__generated__/usePlaylistVerbsCreateMutation.graphql.ts";
import type { usePlaylistVerbsDeleteMutation } from "../__generated__/usePlaylistVerbsDeleteMutation.graphql.ts";
import type { usePlaylistVerbsUpdateMutation } from "../__generated__/usePlaylistVerbsUpdateMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import { freshItems, goneWish, newPlaylistWish, playlistWish } from "./playlistWish.ts";
import { useSaved } from "./useSaved.ts";

interface NewPlaylist {
  title: string;
  description?: string;
  folder?: string;
  rule?: string | null;
  /** Global ids. */
  trackIds?: readonly string[];
  /** What goes into it, as the person was told. */
  name?: string;
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
  const relay = useRelayEnvironment();
  const said = useRefusal();
  const saved = useSaved();
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
  /** Said at once: what waits on the device is judged late. */
  function isNamed(title: string): boolean {
    const problem = playlistTitleProblem(title);
    if (problem) showFailure(said(problem));
    return !problem;
  }
  return {
    /** The id in its address; null where it was refused. */
    async create({ trackIds = [], name, ...given }: NewPlaylist): Promise<string | null> {
      if (!isNamed(given.title)) return null;
      const row = madeId();
      const id = btoa(`Playlist:${row}`);
      const itemIds = trackIds.map(() => madeId());
      const items = freshItems(relay, trackIds, itemIds, name);
      const wish = newPlaylistWish(id, given.title, { ...given, items });
      const input = { ...given, id, trackIds, itemIds };
      return (await saved(wish, () => commitCreate({ input }))) ? row : null;
    },
    async update(id: string, change: Change): Promise<boolean> {
      if (change.title !== undefined && !isNamed(change.title)) return false;
      return saved(playlistWish(relay, id, { ...change }), () => commitUpdate({ input: { id, ...change } }));
    },
    delete: (id: string) => saved(goneWish(relay, id), () => commitDelete({ input: { id } })),
  };
}
