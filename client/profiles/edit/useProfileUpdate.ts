import { graphql } from "react-relay";
import type { useProfileUpdateMutation } from "../../__generated__/useProfileUpdateMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusedBy, SAVED, type SaveOutcome } from "../../settings/saveOutcome.ts";
import type { OwnVersion } from "./useOwnVersion.ts";

type Change = Omit<useProfileUpdateMutation["variables"]["input"], "version">;

/** Saves a change of the profile; one that was made from an old copy is refused, and what stands now is shown. */
export function useProfileUpdate(version: OwnVersion): (change: Change) => Promise<SaveOutcome> {
  const commit = useCommit<useProfileUpdateMutation>(graphql`
    mutation useProfileUpdateMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          profile {
            id
            version
            isPublic
            ...AboutCard_profile
          }
          viewer {
            id
            fullName
            stageName
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleProfile {
          code
          params
          message
          current {
            id
            version
            isPublic
            ...AboutCard_profile
          }
        }
      }
    }
  `);
  return async (change) => {
    const { updateProfile: answer } = await commit({ input: { version: version.current(), ...change } });
    if (answer.__typename === "UpdateProfilePayload") {
      version.follow(answer.profile.version);
      return SAVED;
    }
    return refusedBy(answer);
  };
}
