import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { LibraryKind } from "../../domain/library/library.ts";
import type { useKeepFollowMutation } from "../__generated__/useKeepFollowMutation.graphql.ts";
import type { useKeepLikeMutation } from "../__generated__/useKeepLikeMutation.graphql.ts";
import type { useKeepSaveMutation } from "../__generated__/useKeepSaveMutation.graphql.ts";
import type { useKeepUnfollowMutation } from "../__generated__/useKeepUnfollowMutation.graphql.ts";
import type { useKeepUnlikeMutation } from "../__generated__/useKeepUnlikeMutation.graphql.ts";
import type { useKeepUnsaveMutation } from "../__generated__/useKeepUnsaveMutation.graphql.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import { keepPendingMark, type Mark } from "./pendingMark.ts";

type Keeping =
  | useKeepLikeMutation
  | useKeepUnlikeMutation
  | useKeepSaveMutation
  | useKeepUnsaveMutation
  | useKeepFollowMutation
  | useKeepUnfollowMutation;

const LIKE = graphql`
  mutation useKeepLikeMutation($input: LikeTrackInput!) {
    kept: likeTrack(input: $input) {
      __typename
      ... on LikeTrackPayload {
        track {
          id
          isLiked
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
`;
const UNLIKE = graphql`
  mutation useKeepUnlikeMutation($input: UnlikeTrackInput!) {
    unlikeTrack(input: $input) {
      track {
        id
        isLiked
      }
    }
  }
`;
const SAVE = graphql`
  mutation useKeepSaveMutation($input: SaveReleaseInput!) {
    kept: saveRelease(input: $input) {
      __typename
      ... on SaveReleasePayload {
        release {
          id
          isSaved
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
`;
const UNSAVE = graphql`
  mutation useKeepUnsaveMutation($input: UnsaveReleaseInput!) {
    unsaveRelease(input: $input) {
      release {
        id
        isSaved
      }
    }
  }
`;
const FOLLOW = graphql`
  mutation useKeepFollowMutation($input: FollowArtistInput!) {
    kept: followArtist(input: $input) {
      __typename
      ... on FollowArtistPayload {
        artist {
          id
          isFollowed
          followerCount
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
`;
const UNFOLLOW = graphql`
  mutation useKeepUnfollowMutation($input: UnfollowArtistInput!) {
    unfollowArtist(input: $input) {
      artist {
        id
        isFollowed
        followerCount
      }
    }
  }
`;

const HOW = {
  track: { field: "isLiked", keep: LIKE, drop: UNLIKE },
  release: { field: "isSaved", keep: SAVE, drop: UNSAVE },
  artist: { field: "isFollowed", keep: FOLLOW, drop: UNFOLLOW },
} satisfies Record<LibraryKind, object>;

/**
 * Puts something into the person's library or takes it out, at once on the screen; answers whether it stands. A visitor is led to
 * sign in, and what they wanted is done afterwards.
 */
export function useKeep(): (mark: Mark, isKept: boolean) => Promise<boolean> {
  const relay = useRelayEnvironment();
  const viewer = useMaybeViewer();
  const navigate = useNavigate();
  const said = useRefusal();
  return (mark, isKept) => {
    if (!viewer) {
      keepPendingMark(mark);
      void navigate("/auth?view=login");
      return Promise.resolve(false);
    }
    const { kind, id } = mark;
    const { field, keep, drop } = HOW[kind];
    return new Promise((resolve) => {
      const fail = (refused: Parameters<typeof said>[0]) => {
        showFailure(said(refused));
        resolve(false);
      };
      commitMutation<Keeping>(relay, {
        mutation: isKept ? keep : drop,
        variables: { input: { id } },
        optimisticUpdater: (store) => void store.get(id)?.setValue(isKept, field),
        onCompleted: (answer) => {
          if ("kept" in answer && "code" in answer.kept) fail(refusalIn(answer.kept));
          else resolve(true);
        },
        onError: (error) => fail(accidentIn(error)),
      });
    });
  };
}
