import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { graphql, useMutation } from "react-relay";
import { isDualMode } from "../../domain/accounts/modes.ts";
import type { useModeChoiceMutation } from "../__generated__/useModeChoiceMutation.graphql.ts";
import { showFailure } from "../ui/showFailure.ts";
import { MODE_CHANGED, type ModeChoice } from "./mode.ts";
import { useViewer } from "./viewer.ts";

/** The side that the server keeps for the person. A change shows at once and goes back when the server refuses it. */
export function useModeChoice(): ModeChoice {
  const { t } = useLingui();
  const { id, capabilities, preferences } = useViewer();
  const { mode, streamingQuality } = preferences;
  const [commit] = useMutation<useModeChoiceMutation>(graphql`
    mutation useModeChoiceMutation($input: UpdatePreferencesInput!) @raw_response_type {
      updatePreferences(input: $input) {
        __typename
        ... on UpdatePreferencesPayload {
          viewer {
            id
            preferences {
              mode
              streamingQuality
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
  const announced = useRef(mode);
  useEffect(() => {
    if (announced.current === mode) return;
    announced.current = mode;
    window.dispatchEvent(new CustomEvent(MODE_CHANGED, { detail: mode }));
  }, [mode]);

  const isDual = isDualMode(capabilities);
  return useMemo(() => {
    function sayRefused() {
      showFailure(t`Your side could not be changed. Try again in a moment.`);
    }
    return {
      mode,
      isDual,
      choose: (next) => {
        if (next === mode) return;
        commit({
          variables: { input: { mode: next } },
          optimisticResponse: {
            updatePreferences: {
              __typename: "UpdatePreferencesPayload",
              viewer: { id, preferences: { mode: next, streamingQuality } },
            },
          },
          onCompleted: ({ updatePreferences }) => {
            if (updatePreferences.__typename !== "UpdatePreferencesPayload") sayRefused();
          },
          onError: sayRefused,
        });
      },
    };
  }, [t, commit, id, mode, isDual, streamingQuality]);
}
