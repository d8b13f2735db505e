import { graphql } from "react-relay";
import type { useTogetherInviteMutation } from "../__generated__/useTogetherInviteMutation.graphql.ts";
import type { useTogetherLeaveMutation } from "../__generated__/useTogetherLeaveMutation.graphql.ts";
import type { useTogetherRemoveMutation } from "../__generated__/useTogetherRemoveMutation.graphql.ts";
import type { useTogetherRevokeMutation } from "../__generated__/useTogetherRevokeMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useTold } from "./useTold.ts";

/** Who fills a playlist with its owner; each verb answers whether it was done, and says why not. */
export function useTogether() {
  const told = useTold();
  const commitInvite = useCommit<useTogetherInviteMutation>(graphql`
    mutation useTogetherInviteMutation($input: OpenPlaylistInvitationInput!) {
      done: openPlaylistInvitation(input: $input) {
        __typename
        ... on OpenPlaylistInvitationPayload {
          playlist {
            id
            invitationPath
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
  const commitRevoke = useCommit<useTogetherRevokeMutation>(graphql`
    mutation useTogetherRevokeMutation($input: RevokePlaylistInvitationInput!) {
      done: revokePlaylistInvitation(input: $input) {
        __typename
        ... on RevokePlaylistInvitationPayload {
          playlist {
            id
            invitationPath
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
  const commitRemove = useCommit<useTogetherRemoveMutation>(graphql`
    mutation useTogetherRemoveMutation($input: RemovePlaylistCollaboratorInput!) {
      done: removePlaylistCollaborator(input: $input) {
        __typename
        ... on RemovePlaylistCollaboratorPayload {
          playlist {
            id
            collaborators {
              userId
              name
              isViewer
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
  const commitLeave = useCommit<useTogetherLeaveMutation>(graphql`
    mutation useTogetherLeaveMutation($input: LeavePlaylistInput!) {
      done: leavePlaylist(input: $input) {
        __typename
        ... on LeavePlaylistPayload {
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
    invite: (id: string) => told(commitInvite({ input: { id } })),
    revoke: (id: string) => told(commitRevoke({ input: { id } })),
    remove: (id: string, userId: string) => told(commitRemove({ input: { id, userId } })),
    leave: (id: string) => told(commitLeave({ input: { id } })),
  };
}
