import { text } from "../../domain/words/refusal.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

// Names are given by people: a subject with a line break would be two headers.
const oneLine = (given: string): string => given.replace(/\s+/g, " ").trim();

interface Made {
  studio: string;
  /** For whom. */
  name: string;
  years: readonly number[];
  expiresAt: Date;
}

/** To the owner: somebody reads their numbers now. */
export function linkMadeLetter(
  { studio, name, years, expiresAt }: Made,
  publicUrl: string,
): { words: Words } {
  return wordsOf(text("taxes.linkSubject", { studio: oneLine(studio) }), (locale) =>
    text("taxes.linkBody", {
      ...{ name: oneLine(name), studio: oneLine(studio), link: `${publicUrl}/finances/taxes` },
      years: new Intl.ListFormat(locale).format(years.map(String)),
      until: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(expiresAt),
    }),
  );
}
