import { type Environment, graphql, useRelayEnvironment } from "react-relay";
import type {
  UpdateMilestoneInput,
  useStepEditMutation,
} from "../../__generated__/useStepEditMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type ProblemPayload, refusalIn } from "../../i18n/useRefusal.ts";

/** Edits of steps that are on their way, by the id of the step, and the version that each brings; 0 when it was refused. */
const onTheirWay = new WeakMap<Environment, Map<string, Promise<number>>>();

/**
 * Saves a change of a step. Answers with what is wrong with which field; null once it is kept. An edit waits for the one
 * before and builds on it: a person is not told of their own save that somebody else was first.
 */
export function useStepEdit() {
  const relay = useRelayEnvironment();
  const commit = useCommit<useStepEditMutation>(graphql`
    mutation useStepEditMutation($input: UpdateMilestoneInput!) {
      updateMilestone(input: $input) {
        __typename
        ... on UpdateMilestonePayload {
          milestone {
            version
            ...StepDrawer_milestone
          }
          release {
            ...PlanSection_release
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleMilestone {
          code
          params
          message
          current {
            ...StepDrawer_milestone
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
  async function send(input: UpdateMilestoneInput) {
    try {
      const { updateMilestone: answer } = await commit({ input });
      if (answer.__typename === "UpdateMilestonePayload")
        return { version: answer.milestone.version, refusal: null };
      return { version: 0, refusal: refusalIn(answer) };
    } catch (error) {
      return { version: 0, refusal: accidentIn(error) };
    }
  }

  return async (input: UpdateMilestoneInput): Promise<ProblemPayload | null> => {
    const turns = onTheirWay.get(relay) ?? new Map<string, Promise<number>>();
    onTheirWay.set(relay, turns);
    const before = turns.get(input.id) ?? Promise.resolve(0);
    const sent = before.then((version) => send({ ...input, version: Math.max(version, input.version) }));
    const brings = sent.then(({ version }) => version);
    turns.set(input.id, brings);
    const { refusal } = await sent;
    if (turns.get(input.id) === brings) turns.delete(input.id);
    return refusal;
  };
}
