import { useLingui } from "@lingui/react/macro";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type {
  NoticeChoiceInput,
  UpdatePreferencesInput,
  usePreferencesMutation,
} from "../__generated__/usePreferencesMutation.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useUndoToast } from "./useUndoToast.tsx";

type Change = UpdatePreferencesInput;

/**
 * Keeps a change of the preferences: it shows at once, can be undone in the toast, and goes back when it is refused. Without a
 * connection it is kept on this device.
 */
export function usePreferences(): (change: Change, before?: Change) => void {
  const { t } = useLingui();
  const said = useRefusal();
  const { id } = useViewer();
  const undoToast = useUndoToast();
  const relay = useRelayEnvironment();
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

  const ask = (change: Change) =>
    new Promise<usePreferencesMutation["response"]>((onCompleted, onError) => {
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
        onCompleted,
        onError,
      });
    });

  async function keep(change: Change, before?: Change): Promise<void> {
    try {
      const kept = await saveOrQueue(wishesOf(change, held(relay, id)), () => ask(change));
      const answer = kept.kind === "answered" ? kept.answer.updatePreferences : null;
      if (answer?.__typename === "InvalidInput") return showFailure(said(answer));
      if (before) undoToast(t`Saved`, () => void keep(before));
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
  }
  return (change, before) => void keep(change, before);
}

/** Each choice waits by itself. */
function wishesOf(change: Change, held: Readonly<Record<string, unknown>>): Wish[] {
  return Object.entries(change).map(([key, value]) => ({
    kind: "preference",
    id: key,
    name: key,
    changes: { value },
    before: { value: key === "notifications" ? null : (held[key] ?? null) },
  }));
}

/** The preferences as this page knows them. */
function held(relay: ReturnType<typeof useRelayEnvironment>, viewerId: string) {
  const source = relay.getStore().getSource();
  const { preferences } = (source.get(viewerId) ?? {}) as { preferences?: { __ref: string } };
  return (preferences && source.get(preferences.__ref)) ?? {};
}
