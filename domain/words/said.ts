import type { Locale } from "../accounts/locales.ts";
import type { Text } from "./refusal.ts";
import { textIn } from "./textIn.ts";

/** A text, or one whose own parts are words of a language too. */
export type Said = Text | ((locale: Locale) => Text);

/** The words of it in one language. */
export function said(locale: Locale, given: Said): string {
  return textIn(locale, typeof given === "function" ? given(locale) : given);
}
