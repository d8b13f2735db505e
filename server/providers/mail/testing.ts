import type { Words } from "../mail.ts";

/** A letter that says the same in every language. */
export function inEveryLanguage(subject: string, body: string): { words: Words } {
  return { words: { en: { subject, body }, es: { subject, body } } };
}
