import type { Locale } from "../../domain/accounts/locales.ts";
import { clockTime } from "../../domain/player/position.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { EmbedSize, EmbedTheme } from "../../domain/publicPages/embed.ts";
import { placeWord } from "../../domain/publicPages/place.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PUBLIC_PAGES_WORDS } from "../../domain/publicPages/words.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { escaped } from "../pageHead.ts";
import { addressOf, type Shown } from "./findShown.ts";

interface Look {
  size: EmbedSize;
  theme: EmbedTheme;
  language: Locale;
}

/** A small player for other people's pages: works of plain HTML, one script and one sheet of styles of its own. */
export function embedPage(shown: Shown, { size, theme, language }: Look): string {
  const { release, track } = shown;
  const words = wordsIn(language);
  const title = wholeTitle(track ?? release);
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  const tracks = track ? [track] : release.tracks;
  const cover = coverUrl(release.coverKey, release.id, release.genre, size === "lg" ? 640 : 320);
  const rows = tracks.map(
    (
      each,
    ) => `<li><button type="button" data-track="${each.id}" data-title="${escaped(wholeTitle(each))}" data-seconds="${Math.round(each.durationMs / 1000)}" aria-label="${escaped(`${words("play")} ${wholeTitle(each)}`)}">
<span aria-hidden="true">${placeWord(each)}</span><strong>${escaped(wholeTitle(each))}</strong><time>${clockTime(each.durationMs / 1000)}</time></button></li>`,
  );
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-size="${size}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(`${title}${names ? ` · ${names}` : ""}`)}</title><link rel="stylesheet" href="/embed-player.css"></head>
<body data-page="${track?.id ?? release.id}" data-play="${words("play")}" data-pause="${words("pause")}">
<main>
<img src="${escaped(cover)}" alt="" width="320" height="320">
<header><h1><a href="${escaped(addressOf(shown))}" target="_blank" rel="noopener">${escaped(title)}</a></h1>
<p><a href="/@${escaped(release.handle)}" target="_blank" rel="noopener">${escaped(names || release.handle)}</a></p></header>
${
  tracks.length > 0
    ? `<div class="bar"><button type="button" id="play" aria-label="${words("play")}"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="on" d="M7 4v16l13-8z"/><path class="off" d="M6 4h4v16H6zm8 0h4v16h-4z"/></svg></button>
<input id="seek" type="range" min="0" max="${Math.round(tracks[0]!.durationMs / 1000)}" value="0" step="1" aria-label="${words("seek")}"><span id="time">0:00</span></div>`
    : `<p class="nothing">${words("nothing")}</p>`
}
${size === "sm" || tracks.length < 2 ? `<ol hidden>${rows.join("")}</ol>` : `<ol tabindex="0" aria-label="${words("tracks")}">${rows.join("")}</ol>`}
<a class="home" href="${escaped(addressOf(shown))}" target="_blank" rel="noopener">${words("listen")} ${PRODUCT_NAME}</a>
</main><script src="/embed-player.js"></script></body></html>`;
}

function wordsIn(language: Locale) {
  return (word: Said<keyof typeof PUBLIC_PAGES_WORDS>) => textIn(language, text(`publicPages.${word}`));
}

type Said<Code> = Code extends `publicPages.${infer Word}` ? Word : never;
