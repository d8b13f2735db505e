import type { Locale } from "../../domain/accounts/locales.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { EmbedSize, EmbedTheme } from "../../domain/publicPages/embed.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { escaped } from "../pages/pageHead.ts";
import { addressOf, type Shown } from "./findShown.ts";
import { playerBar, playerData, playerRows, playerWords } from "./playerParts.ts";

interface Look {
  size: EmbedSize;
  theme: EmbedTheme;
  language: Locale;
}

/** A small player for other people's pages: works of plain HTML, one script and one sheet of styles of its own. */
export function embedPage(shown: Shown, { size, theme, language }: Look): string {
  const { release, track } = shown;
  const title = wholeTitle(track ?? release);
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  const tracks = track ? [track] : release.tracks;
  const cover = coverUrl(release.coverKey, release.id, release.genre, size === "lg" ? 640 : 320);
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-size="${size}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(`${title}${names ? ` · ${names}` : ""}`)}</title><link rel="stylesheet" href="/embed-player.css"></head>
<body ${playerData(`/embed/${track?.id ?? release.id}`, language)}>
<main>
<img src="${escaped(cover)}" alt="" width="320" height="320">
<header><h1><a href="${escaped(addressOf(shown))}" target="_blank" rel="noopener">${escaped(title)}</a></h1>
<p><a href="/@${escaped(release.handle)}" target="_blank" rel="noopener">${escaped(names || release.handle)}</a></p></header>
${playerBar(tracks, language)}
${playerRows(tracks, language, size === "sm" || tracks.length < 2)}
<a class="home" href="${escaped(addressOf(shown))}" target="_blank" rel="noopener">${playerWords(language)("listen")} ${PRODUCT_NAME}</a>
</main><script src="/embed-player.js"></script></body></html>`;
}
