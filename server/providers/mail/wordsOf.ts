import type { Locale } from "../../../domain/accounts/locales.ts";
import { type Said, said } from "../../../domain/words/said.ts";
import type { Words } from "../mail.ts";

/** What a letter says, in every language that we write. */
export function wordsOf(subject: Said, body: Said): { words: Words } {
  const written = (locale: Locale) => ({ subject: said(locale, subject), body: said(locale, body) });
  return { words: { en: written("en"), es: written("es") } };
}
