import { notice } from "../../domain/notifications/notice.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { text } from "../../domain/words/refusal.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

// Names are given by people: a subject with a line break would be two headers.
const oneLine = (given: string): string => given.replace(/\s+/g, " ").trim();

/** "33.33 %" as the reader writes it. */
export function percentText(bps: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(bps / 10_000);
}

interface Offer {
  studio: string;
  title: string;
  bps: number;
  link: string;
}

/** To somebody who shares in it, or does not any more: what is offered, and where it is signed. */
export function offerLetter({ bps, link, ...names }: Offer): { words: Words } {
  const [studio, title] = [oneLine(names.studio), oneLine(names.title)];
  return wordsOf(text("splits.offerSubject", { studio, title }), (locale) =>
    bps === 0
      ? text("splits.leaverBody", { studio, title, link })
      : text("splits.offerBody", { studio, title, link, percent: percentText(bps, locale) }),
  );
}

export function reminderLetter({ bps, link, ...names }: Offer): { words: Words } {
  const [studio, title] = [oneLine(names.studio), oneLine(names.title)];
  return wordsOf(text("splits.reminderSubject", { title }), (locale) =>
    text("splits.reminderBody", { studio, title, link, percent: percentText(bps, locale) }),
  );
}

/** To somebody who signed, once everybody has. */
export function allSignedLetter(given: string, version: number, bps: number, link: string): { words: Words } {
  const title = oneLine(given);
  return wordsOf(text("splits.allSignedSubject", { title }), (locale) =>
    text("splits.allSignedLetter", {
      ...{ title, version, link, product: PRODUCT_NAME },
      percent: percentText(bps, locale),
    }),
  );
}

/** To owners who want letters about money: somebody refused. */
export function refusedLetter(
  given: { name: string; title: string; reason: string },
  link: string,
): { words: Words } {
  const [name, title] = [oneLine(given.name), oneLine(given.title)];
  return wordsOf(
    text("splits.refusedSubject", { name, title }),
    text("splits.refusedLetter", { name, title, reason: given.reason, link }),
  );
}

export function signedNotice(name: string, title: string, waiting: number): NoticeText {
  return notice(text("splits.signedTitle", { name, title }), text("splits.signedBody", { waiting }));
}

export function refusedNotice(name: string, title: string, reason: string): NoticeText {
  return notice(text("splits.refusedTitle", { name, title }), text("splits.refusedBody", { reason }));
}

export function allSignedNotice(title: string, version: number): NoticeText {
  return notice(text("splits.allSignedTitle", { title }), text("splits.allSignedBody", { version }));
}
