import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { graphql } from "react-relay";
import type { useSpotVerbsSubmitMutation } from "../__generated__/useSpotVerbsSubmitMutation.graphql.ts";
import type { useSpotVerbsWithdrawMutation } from "../__generated__/useSpotVerbsWithdrawMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showRefusal } from "../ui/showFailure.ts";

/** Sending a spot in, and taking it back. */
export function useSpotVerbs() {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const commitSubmit = useCommit<useSpotVerbsSubmitMutation>(graphql`
    mutation useSpotVerbsSubmitMutation($input: SubmitSpotInput!) {
      submitSpot(input: $input) {
        __typename
        ... on SubmitSpotPayload {
          spot {
            ...SpotStanding_spot
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const commitWithdraw = useCommit<useSpotVerbsWithdrawMutation>(graphql`
    mutation useSpotVerbsWithdrawMutation($input: WithdrawSpotInput!) {
      withdrawSpot(input: $input) {
        __typename
        ... on WithdrawSpotPayload {
          spot {
            ...SpotStanding_spot
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function settle(answering: Promise<object>, payload: string, done: string) {
    setBusy(true);
    try {
      const answer = await answering;
      if ("__typename" in answer && answer.__typename === payload) notifications.show({ message: done });
      else showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return {
    isBusy,
    submit: (id: string, version: number) =>
      settle(
        commitSubmit({ input: { id, version } }).then(({ submitSpot }) => submitSpot),
        "SubmitSpotPayload",
        t`The spot was sent in. We tell you as soon as somebody has read it.`,
      ),
    withdraw: (id: string, done: string) =>
      settle(
        commitWithdraw({ input: { id } }).then(({ withdrawSpot }) => withdrawSpot),
        "WithdrawSpotPayload",
        done,
      ),
  };
}
