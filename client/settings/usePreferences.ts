import { useLingui } from "@lingui/react/macro";
import { graphql, useMutation } from "react-relay";
import type {
  NoticeChoiceInput,
  UpdatePreferencesInput,
  usePreferencesMutation,
} from "../__generated__/usePreferencesMutation.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useUndoToast } from "./useUndoToast.tsx";

type Change = UpdatePreferencesInput;

/** Keeps a change of the preferences: it shows at once, can be undone in the toast, and goes back when it is refused. */
export function usePreferences(): (change: Change, before?: Change) => void {
  const { t } = useLingui();
  const said = useRefusal();
  const { id } = useViewer();
  const undoToast = useUndoToast();
  const [commit] = useMutation<usePreferencesMutation>(graphql`
    mutation usePreferencesMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        __typename
        ... on UpdatePreferencesPayload {
          viewer {
            id
            preferences {
              locale
              marketingConsent
              streamingQuality
              openQualities
              offlineStorageUsed
              mode
              notifications {
                topic
                channel
                isOn
                isLocked
              }
              crossfade
              normalise
              listeningHistory
              publicCollection
              hideExplicit
              hideAiMade
              aiTeam
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

  return function keep(change: Change, before?: Change) {
    function refuse(message: string) {
      showFailure(message);
    }
    commit({
      variables: { input: change },
      optimisticUpdater: (store) => {
        const kept = store.get(id)?.getLinkedRecord("preferences");
        const { notifications: choices, ...plain } = change;
        for (const [key, value] of Object.entries(plain)) kept?.setValue(value ?? null, key);
        for (const { topic, channel, isOn } of choices ?? ([] as readonly NoticeChoiceInput[]))
          kept
            ?.getLinkedRecords("notifications")
            ?.find((each) => each?.getValue("topic") === topic && each.getValue("channel") === channel)
            ?.setValue(isOn, "isOn");
      },
      onCompleted: ({ updatePreferences: answer }) => {
        if (answer.__typename === "InvalidInput") return refuse(said(answer));
        if (before) undoToast(t`Saved`, () => keep(before));
      },
      onError: (error) => refuse(said(accidentIn(error))),
    });
  };
}
