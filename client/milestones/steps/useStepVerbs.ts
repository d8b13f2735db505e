import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";

const COMPLETE = graphql`
  mutation useStepVerbsCompleteMutation($input: CompleteMilestoneInput!) {
    verb: completeMilestone(input: $input) {
      __typename
      ... on CompleteMilestonePayload {
        milestone {
          ...StepDrawer_milestone
        }
        release {
          ...PlanSection_release
        }
      }
      ... on MilestoneWaits {
        code
        params
        message
        waitsFor {
          id
          title {
            en
            es
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
`;
const REOPEN = graphql`
  mutation useStepVerbsReopenMutation($input: ReopenMilestoneInput!) {
    verb: reopenMilestone(input: $input) {
      __typename
      ... on ReopenMilestonePayload {
        milestone {
          ...StepDrawer_milestone
        }
        release {
          ...PlanSection_release
        }
      }
      ... on NotFound {
        code
        params
        message
      }
    }
  }
`;
const SKIP = graphql`
  mutation useStepVerbsSkipMutation($input: SkipMilestoneInput!) {
    verb: skipMilestone(input: $input) {
      __typename
      ... on SkipMilestonePayload {
        milestone {
          ...StepDrawer_milestone
        }
        release {
          ...PlanSection_release
        }
      }
      ... on NotFound {
        code
        params
        message
      }
    }
  }
`;
const SNOOZE = graphql`
  mutation useStepVerbsSnoozeMutation($input: SnoozeMilestoneInput!) {
    verb: snoozeMilestone(input: $input) {
      __typename
      ... on SnoozeMilestonePayload {
        milestone {
          ...StepDrawer_milestone
        }
        release {
          ...PlanSection_release
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
const DELETE = graphql`
  mutation useStepVerbsDeleteMutation($input: DeleteMilestoneInput!) {
    verb: deleteMilestone(input: $input) {
      __typename
      ... on DeleteMilestonePayload {
        release {
          ...PlanSection_release
        }
      }
      ... on NotFound {
        code
        params
        message
      }
    }
  }
`;
const RESTORE = graphql`
  mutation useStepVerbsRestoreMutation($input: RestoreMilestoneInput!) {
    verb: restoreMilestone(input: $input) {
      __typename
      ... on RestoreMilestonePayload {
        release {
          ...PlanSection_release
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

interface Answered extends MutationParameters {
  variables: { input: { id: string; until?: string } };
  response: {
    verb: {
      __typename: string;
      waitsFor?: readonly { title: { en: string; es: string } }[];
    };
  };
}

interface Named {
  id: string;
  title: string;
}

/** What can be done to a step with one word. Each says in a toast what happened, with the way back, or why not. */
export function useStepVerbs() {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const commits = {
    complete: useCommit<Answered>(COMPLETE),
    reopen: useCommit<Answered>(REOPEN),
    skip: useCommit<Answered>(SKIP),
    snooze: useCommit<Answered>(SNOOZE),
    remove: useCommit<Answered>(DELETE),
    restore: useCommit<Answered>(RESTORE),
  } satisfies Record<string, (variables: Answered["variables"]) => Promise<Answered["response"]>>;

  /** True when it was done; refusals are told. */
  async function act(verb: keyof typeof commits, { id, title }: Named, further: { until?: string } = {}) {
    try {
      const { verb: answer } = await commits[verb]({ input: { id, ...further } });
      if (answer.__typename.endsWith("Payload")) return true;
      const waiting = answer.waitsFor?.map((step) => labels.said(step.title)).join(", ");
      const message = waiting ? t`First finish or skip: ${waiting}.` : said(refusalIn(answer));
      showRefusal(message, t`${title} is unchanged`);
    } catch (error) {
      showError(error);
    }
    return false;
  }

  return {
    async complete(step: Named) {
      if (await act("complete", step)) undoToast(t`${step.title} is done.`, () => void act("reopen", step));
    },
    reopen: (step: Named) => act("reopen", step),
    async skip(step: Named) {
      if (await act("skip", step))
        undoToast(t`${step.title} is skipped. Nothing waits for it now.`, () => void act("reopen", step));
    },
    /** Without a day it rests no more. */
    snooze: (step: Named, until?: string) => act("snooze", step, until ? { until } : {}),
    async remove(step: Named) {
      const isGone = await act("remove", step);
      if (isGone) undoToast(t`${step.title} is removed from the plan.`, () => void act("restore", step));
      return isGone;
    },
  };
}
