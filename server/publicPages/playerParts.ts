import type { PublicTrackRow } from "../../db/publicPages/publicReleases.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { clockTime } from "../../domain/player/position.ts";
import { placeWord } from "../../domain/publicPages/place.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PUBLIC_PAGES_WORDS } from "../../domain/publicPages/words.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { escaped } from "../pages/pageHead.ts";

type Song = Pick<PublicTrackRow, "id" | "title" | "versionTitle" | "disc" | "position" | "durationMs">;

/** The button and the bar that `public/embed-player.js` plays with, or that there is nothing to hear. */
export function playerBar(songs: readonly Song[], language: Locale): string {
  const words = playerWords(language);
  const [first] = songs;
  if (!first) return `<p class="nothing">${words("nothing")}</p>`;
  return `<div class="bar"><button type="button" id="play" aria-label="${words("play")}"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="on" d="M7 4v16l13-8z"/><path class="off" d="M6 4h4v16H6zm8 0h4v16h-4z"/></svg></button>
<input id="seek" type="range" min="0" max="${Math.round(first.durationMs / 1000)}" value="0" step="1" aria-label="${words("seek")}"><span id="time">0:00</span></div>`;
}

/** The songs that it plays, one after the other, each a button. */
export function playerRows(songs: readonly Song[], language: Locale, isHidden: boolean): string {
  const words = playerWords(language);
  const rows = songs.map(
    (each) =>
      `<li><button type="button" data-track="${each.id}" data-title="${escaped(wholeTitle(each))}" data-seconds="${Math.round(each.durationMs / 1000)}" aria-label="${escaped(`${words("play")} ${wholeTitle(each)}`)}">
<span aria-hidden="true">${placeWord(each)}</span><strong>${escaped(wholeTitle(each))}</strong><time>${clockTime(each.durationMs / 1000)}</time></button></li>`,
  );
  if (isHidden) return `<ol hidden>${rows.join("")}</ol>`;
  return `<ol tabindex="0" aria-label="${words("tracks")}">${rows.join("")}</ol>`;
}

/** What the player reads from the page's body: where its streams are, and its words. */
export function playerData(streams: string, language: Locale): string {
  const words = playerWords(language);
  return `data-streams="${streams}" data-play="${words("play")}" data-pause="${words("pause")}"`;
}

/** The words of the player, in a language. */
export function playerWords(language: Locale) {
  return (word: Said<keyof typeof PUBLIC_PAGES_WORDS>) => textIn(language, text(`publicPages.${word}`));
}

type Said<Code> = Code extends `publicPages.${infer Word}` ? Word : never;
