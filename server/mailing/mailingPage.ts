import type { Locale } from "../../domain/accounts/locales.ts";
import type { Leavable } from "../../domain/mailing/leaving.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { escaped } from "../pages/pageHead.ts";
import type { MailingOutcome, OpenWish } from "./answerMailing.ts";
import type { MailingStep } from "./mailingLink.ts";

/** A press follows, because mail scanners open links. Plain HTML, nothing that runs. */
export function questionPage(step: MailingStep, { artist, email }: OpenWish, language: Locale): string {
  const [title, ask, button] =
    step === "confirm"
      ? [
          text("mailing.confirmTitle", { artist }),
          text("mailing.confirmAsk", { artist, email }),
          text("mailing.confirmButton"),
        ]
      : [
          text("mailing.leaveTitle", { artist }),
          text("mailing.leaveAsk", { artist, email }),
          text("mailing.leaveButton"),
        ];
  return page(language, title, ask, formOf(language, button));
}

/** The same for the letters of a topic, to somebody with an account. */
export function stopPage(topic: Leavable, email: string, language: Locale): string {
  const [title, ask] = STOPPING[topic](email);
  return page(language, title, ask, formOf(language, text("mailing.leaveButton")));
}

const STOPPING: Readonly<Record<Leavable, (email: string) => [title: Text, ask: Text]>> = {
  newMusic: (email) => [text("mailing.stopMusicTitle"), text("mailing.stopMusicAsk", { email })],
  releases: (email) => [text("mailing.stopReleasesTitle"), text("mailing.stopReleasesAsk", { email })],
  brief: (email) => [text("mailing.stopBriefTitle"), text("mailing.stopBriefAsk", { email })],
  product: (email) => [
    text("mailing.stopNewsTitle", { product: PRODUCT_NAME }),
    text("mailing.stopNewsAsk", { email, product: PRODUCT_NAME }),
  ],
};

function formOf(language: Locale, button: Text): string {
  return `<form method="post"><button class="button">${escaped(textIn(language, button))}</button></form>`;
}

/** The same whether there is an account or not. */
export function stoppedPage(language: Locale): string {
  return page(language, text("mailing.leftTitle"), text("mailing.stopped"));
}

export function confirmedPage(outcome: MailingOutcome, artist: string, language: Locale): string {
  if (outcome === "spent") return spentPage(language);
  const said =
    outcome === "account" ? text("mailing.confirmedAccount", { artist }) : text("mailing.confirmed");
  return page(language, text("mailing.confirmedTitle", { artist }), said);
}

/** The same whether somebody was there or not. */
export function leftPage(language: Locale): string {
  return page(language, text("mailing.leftTitle"), text("mailing.left"));
}

export function spentPage(language: Locale): string {
  return page(language, text("mailing.spentTitle"), text("mailing.spent"));
}

function page(language: Locale, title: Text, said: Text, more = ""): string {
  const heading = escaped(textIn(language, title));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${heading} · ${PRODUCT_NAME}</title><link rel="stylesheet" href="/shared-file.css"></head>
<body><main><h1>${heading}</h1><p class="dim">${escaped(textIn(language, said))}</p>${more}</main><footer><a href="/">${PRODUCT_NAME}</a></footer></body></html>`;
}
