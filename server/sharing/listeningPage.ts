import type { SharedMusic } from "../../db/sharing/listeningLinks.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { escaped } from "../pages/pageHead.ts";
import { playerBar, playerData, playerRows } from "../publicPages/playerParts.ts";

/** What somebody sees and hears who was sent a private link: plain HTML, the small player and one sheet of styles more. */
export function listeningPage(music: SharedMusic, address: string, language: Locale): string {
  const until = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const title = wholeTitle(music);
  const names = byline(music.artistNames);
  const { tracks, coverKey, coverId, genre, studio, expiresAt } = music;
  return `<!doctype html>
<html lang="${language}" data-size="lg"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer">
<title>${escaped(title)} · ${PRODUCT_NAME}</title><link rel="stylesheet" href="/embed-player.css"><link rel="stylesheet" href="/listening.css"></head>
<body class="listening" ${playerData(address, language)}>
<main>
<img src="${escaped(coverUrl(coverKey, coverId, genre))}" alt="" width="320" height="320">
<header><p>${textIn(language, text("sharing.private"))}</p><h1>${escaped(title)}</h1><p>${escaped(names || studio)}</p></header>
${playerBar(tracks, language)}
${playerRows(tracks, language, tracks.length < 2)}
<footer><p>${escaped(textIn(language, text("shared.from", { studio })))} · ${escaped(textIn(language, text("shared.until", { day: until.format(expiresAt) })))}</p>
<a href="/"><img src="/logo.svg" alt="" width="24" height="24">${PRODUCT_NAME}</a></footer>
</main><script src="/embed-player.js"></script></body></html>`;
}
