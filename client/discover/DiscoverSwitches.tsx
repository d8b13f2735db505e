import { useLingui } from "@lingui/react/macro";
import { Switch } from "@mantine/core";
import { graphql, useFragment, useMutation } from "react-relay";
import type { DiscoverSwitches_preferences$key } from "../__generated__/DiscoverSwitches_preferences.graphql.ts";
import type { DiscoverSwitchesMutation } from "../__generated__/DiscoverSwitchesMutation.graphql.ts";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

interface Props {
  preferences: DiscoverSwitches_preferences$key;
  genre: string | null;
  mood: string | null;
}

/** What a person never wants to find. It is kept for every device, and the rows follow at once. */
export function DiscoverSwitches({ preferences, genre, mood }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { hideExplicit, hideAiMade } = useFragment(
    graphql`
      fragment DiscoverSwitches_preferences on Preferences {
        hideExplicit
        hideAiMade
      }
    `,
    preferences,
  );
  const [commit, isOnWay] = useMutation<DiscoverSwitchesMutation>(graphql`
    mutation DiscoverSwitchesMutation($input: UpdatePreferencesInput!, $genre: String, $mood: String) {
      updatePreferences(input: $input) {
        __typename
        ... on UpdatePreferencesPayload {
          viewer {
            id
            preferences {
              ...DiscoverSwitches_preferences
            }
            discover(genre: $genre, mood: $mood) {
              ...DiscoverRows_discover
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
  const keep = (input: { hideExplicit?: boolean; hideAiMade?: boolean }) =>
    commit({
      variables: { input, genre, mood },
      onCompleted: ({ updatePreferences: answer }) => {
        if (answer.__typename === "InvalidInput") showFailure(said(answer));
      },
      onError: (error) => showFailure(said(accidentIn(error))),
    });
  return (
    <section className="discover-switches" aria-label={t`What you want to find`}>
      <Switch
        label={t`Leave out explicit songs`}
        checked={hideExplicit}
        disabled={isOnWay}
        onChange={(event) => keep({ hideExplicit: event.currentTarget.checked })}
      />
      <Switch
        label={t`Leave out AI-made songs`}
        checked={hideAiMade}
        disabled={isOnWay}
        onChange={(event) => keep({ hideAiMade: event.currentTarget.checked })}
      />
    </section>
  );
}
