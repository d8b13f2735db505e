import { useLingui } from "@lingui/react";

/** The language in which terms of the vocabulary are shown. */
export function useLanguage(): "en" | "es" {
  return useLingui().i18n.locale === "es" ? "es" : "en";
}
