import { useEffect } from "react";
import { graphql, useMutation } from "react-relay";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { useLanguageMutation } from "../__generated__/useLanguageMutation.graphql.ts";
import { activateLocale, chooseLocale, i18n, storedLocale } from "../i18n/i18n.ts";
import { useViewer } from "./viewer.ts";

/** Switches the language, here and for the letters to the person. The screen does not wait for the server. */
export function useLanguage(): (locale: Locale) => void {
  const [commit] = useMutation<useLanguageMutation>(graphql`
    mutation useLanguageMutation($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        ... on UpdatePreferencesPayload {
          viewer {
            id
            preferences {
              locale
            }
          }
        }
      }
    }
  `);
  return (locale) => {
    void chooseLocale(locale);
    // When it fails the screen speaks the language anyway, and the next choice tells the server again.
    commit({ variables: { input: { locale } }, onError: () => {} });
  };
}

/** On a device where nobody chose a language, the one that the person chose elsewhere. */
export function useOwnLanguage(): void {
  const { locale } = useViewer().preferences;
  useEffect(() => {
    if (locale && locale !== i18n.locale && storedLocale() === null) void activateLocale(locale);
  }, [locale]);
}
