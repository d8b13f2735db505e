import { graphql } from "react-relay";
import type { useOnboardingCompleteMutation } from "../__generated__/useOnboardingCompleteMutation.graphql.ts";
import type { useOnboardingLettersMutation } from "../__generated__/useOnboardingLettersMutation.graphql.ts";
import type {
  SaveOnboardingStepInput,
  useOnboardingSaveMutation,
} from "../__generated__/useOnboardingSaveMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload } from "../i18n/useRefusal.ts";

/** Keeps a step, or ends the beginning. Each answers with what went wrong, or null. */
export interface OnboardingVerbs {
  save: (step: SaveOnboardingStepInput) => Promise<RefusalPayload | null>;
  complete: (userId: string, wantsLetters: boolean) => Promise<RefusalPayload | null>;
}

export function useOnboarding(): OnboardingVerbs {
  const save = useCommit<useOnboardingSaveMutation>(graphql`
    mutation useOnboardingSaveMutation($input: SaveOnboardingStepInput!) {
      saveOnboardingStep(input: $input) {
        __typename
        ... on SaveOnboardingStepPayload {
          viewer {
            id
            onboardingStep
            stageName
            fullName
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
  const complete = useCommit<useOnboardingCompleteMutation>(graphql`
    mutation useOnboardingCompleteMutation($input: CompleteOnboardingInput!) {
      completeOnboarding(input: $input) {
        __typename
        ... on CompleteOnboardingPayload {
          viewer {
            id
            onboardingCompleted
          }
        }
        ... on UserNotFound {
          code
          params
          message
        }
      }
    }
  `);
  const allowLetters = useCommit<useOnboardingLettersMutation>(graphql`
    mutation useOnboardingLettersMutation {
      updatePreferences(input: { marketingConsent: true }) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  return {
    save: (input) =>
      save({ input }).then(
        ({ saveOnboardingStep: answer }) => (answer.__typename === "InvalidInput" ? answer : null),
        accidentIn,
      ),
    complete: async (userId, wantsLetters) => {
      try {
        if (wantsLetters) await allowLetters({});
        const { completeOnboarding: answer } = await complete({ input: { userId } });
        return answer.__typename === "UserNotFound" ? answer : null;
      } catch (error) {
        return accidentIn(error);
      }
    },
  };
}
