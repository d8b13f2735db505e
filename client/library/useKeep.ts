import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { RecordSourceProxy } from "relay-runtime";
import type { LibraryKind } from "../../domain/library/library.ts";
import type { useKeepFollowMutation } from "../__generated__/useKeepFollowMutation.graphql.ts";
import type { useKeepLikeMutation } from "../__generated__/useKeepLikeMutation.graphql.ts";
import type { useKeepSaveMutation } from "../__generated__/useKeepSaveMutation.graphql.ts";
import type { useKeepUnfollowMutation } from "../__generated__/useKeepUnfollowMutation.graphql.ts";
import type { useKeepUnlikeMutation } from "../__generated__/useKeepUnlikeMutation.graphql.ts";
import type { useKeepUnsaveMutation } from "../__generated__/useKeepUnsaveMutation.graphql.ts";
import { keepPendingWish, type Mark } from "../app/pendingWish.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import { showFailure } from "../ui/showFailure.ts";

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
  track: { field: "isLiked", keep: LIKE, drop: UNLIKE, queued: "like", mark: "liked" },
  release: { field: "isSaved", keep: SAVE, drop: UNSAVE, queued: "save", mark: "saved" },
  artist: { field: "isFollowed", keep: FOLLOW, drop: UNFOLLOW, queued: "follow", mark: "followed" },
} as const satisfies Record<LibraryKind, object>;

/**
 * Puts something into the person's library or takes it out, at once on the screen; answers whether it stands, on the server or,
 * without a connection, on this device. A visitor is led to sign in, and what they wanted is done afterwards.
 */
export function useKeep(): (mark: Mark, isKept: boolean) => Promise<boolean> {
  const relay = useRelayEnvironment();
  const viewer = useMaybeViewer();
  const navigate = useNavigate();
  const said = useRefusal();
  return async (mark, isKept) => {
    if (!viewer) {
      keepPendingWish(mark);
      void navigate("/auth?view=login");
      return false;
    }
    const { kind, id, name } = mark;
    const { field, keep, drop, queued, mark: marked } = HOW[kind];
    const storeUpdater = (store: RecordSourceProxy) => void store.get(id)?.setValue(isKept, field);
    const ask = () =>
      new Promise<Keeping["response"]>((onCompleted, onError) => {
        commitMutation<Keeping>(relay, {
          mutation: isKept ? keep : drop,
          variables: { input: { id } },
          optimisticUpdater: storeUpdater,
          onCompleted,
          onError,
        });
      });
    const wishes: Wish[] = [
      { kind: queued, id, name, changes: { [marked]: isKept }, before: { [marked]: !isKept } },
    ];
    const showMeanwhile = () => {
      const shown = relay.applyUpdate({ storeUpdater });
      let isEnded = false;
      return () => {
        if (!isEnded) shown.dispose();
        isEnded = true;
      };
    };
    try {
      const kept = await saveOrQueue(wishes, ask, { showMeanwhile });
      if (kept.kind === "queued" || !("kept" in kept.answer) || !("code" in kept.answer.kept)) return true;
      showFailure(said(refusalIn(kept.answer.kept)));
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
    return false;
  };
}
