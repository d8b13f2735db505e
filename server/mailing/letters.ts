import type { ToldRelease } from "../../db/library/followers.ts";
import { CONFIRM_DAYS } from "../../domain/mailing/mailFollow.ts";
import { newRelease } from "../../domain/notifications/facts.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

/** Asks whether whoever reads the mailbox wants it. */
export function askLetter(artist: string, link: string): { words: Words } {
  return wordsOf(
    text("mailing.askSubject", { artist }),
    text("mailing.askBody", { artist, product: PRODUCT_NAME, link, days: CONFIRM_DAYS }),
  );
}

/** To an address that gets news of the artist already, so that its letterbox tells no more than the screen. */
export function knownLetter(artist: string, leave: string): { words: Words } {
  return wordsOf(
    text("mailing.knownSubject", { artist }),
    text("mailing.knownBody", { artist, product: PRODUCT_NAME, leave }),
  );
}

/** Something new is out. */
export function outLetter(release: ToldRelease, artist: string, url: string, leave: string): Words {
  const said = newRelease(wholeTitle(release), byline(release.artistNames));
  const body = (locale: "en" | "es") =>
    [
      textIn(locale, text("mailing.outBody", { artist })),
      url,
      textIn(locale, text("mailing.outWhy", { product: PRODUCT_NAME, leave })),
    ].join("\n\n");
  return {
    en: { subject: said.titleEn, body: body("en") },
    es: { subject: said.titleEs, body: body("es") },
  };
}
