import { useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PictureKind } from "../../../domain/profiles/picture.ts";
import type { usePictureVerbsMutation } from "../../__generated__/usePictureVerbsMutation.graphql.ts";
import type { usePictureVerbsQuery } from "../../__generated__/usePictureVerbsQuery.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import type { OwnVersion } from "./useOwnVersion.ts";

interface PictureVerbs {
  /** Takes the picture down; the toast puts it up again. */
  remove: () => void;
  /** Shows a picture that has just been sent; the toast goes back to the one before. */
  noteSent: (previousKey: string | null) => Promise<void>;
}

export function usePictureVerbs(kind: PictureKind, version: OwnVersion): PictureVerbs {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const commit = useCommit<usePictureVerbsMutation>(graphql`
    mutation usePictureVerbsMutation($input: ChangeProfilePictureInput!) {
      changeProfilePicture(input: $input) {
        __typename
        ... on ChangeProfilePicturePayload {
          previousKey
          profile {
            id
            version
            ...PicturesCard_profile
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

  /** Shows the picture of a key, or none. Answers with the key before; null when there was none. */
  async function show(key: string | null): Promise<string | null> {
    const { changeProfilePicture: answer } = await commit({ input: { kind, key } });
    if (answer.__typename !== "ChangeProfilePicturePayload") throw new Error("The picture is gone.");
    version.follow(answer.profile.version);
    return answer.previousKey ?? null;
  }

  async function remove() {
    const before = await show(null);
    if (before) undoToast(t`Picture removed`, () => void show(before).catch(showError));
  }

  return {
    remove: () => void remove().catch(showError),
    noteSent: async (previousKey) => {
      const answer = await fetchQuery<usePictureVerbsQuery>(
        relay,
        graphql`
          query usePictureVerbsQuery {
            viewer {
              profile {
                id
                version
                ...PicturesCard_profile
              }
            }
          }
        `,
        {},
        { fetchPolicy: "network-only" },
      ).toPromise();
      if (answer?.viewer) version.follow(answer.viewer.profile.version);
      undoToast(t`Picture saved`, () => void show(previousKey).catch(showError));
    },
  };
}
