import type { Locale } from "../../domain/accounts/locales.ts";
import type { EmbedSize, EmbedTheme } from "../../domain/faces/embed.ts";
import { placeWord } from "../../domain/faces/place.ts";
import { byline, wholeTitle } from "../../domain/faces/titles.ts";
import type { FACE_WORDS } from "../../domain/faces/words.ts";
import { clockTime } from "../../domain/player/position.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
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
  const { face, track } = shown;
  const words = wordsIn(language);
  const title = wholeTitle(track ?? face);
  const names = byline(track?.artistNames.length ? track.artistNames : face.artistNames);
  const tracks = track ? [track] : face.tracks;
  const cover = coverUrl(face.coverKey, face.id, face.genre, size === "lg" ? 640 : 320);
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
<body data-face="${track?.id ?? face.id}" data-play="${words("play")}" data-pause="${words("pause")}">
<main>
<img src="${escaped(cover)}" alt="" width="320" height="320">
<header><h1><a href="${escaped(addressOf(shown))}" target="_blank" rel="noopener">${escaped(title)}</a></h1>
<p><a href="/@${escaped(face.handle)}" target="_blank" rel="noopener">${escaped(names || face.handle)}</a></p></header>
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
  return (word: Said<keyof typeof FACE_WORDS>) => textIn(language, text(`faces.${word}`));
}

type Said<Code> = Code extends `faces.${infer Word}` ? Word : never;
