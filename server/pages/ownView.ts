import type { Locale } from "../../domain/accounts/locales.ts";
import { isDrawnCover, ON_A_SHELF } from "../../domain/catalog/coverSizes.ts";
import { sourceOf } from "./firstView.ts";
import { escaped, ROOT } from "./pageHead.ts";

/** Words in whichever language the person's device speaks, which is not known here. */
export type Words = (locale: Locale) => string;

/** What of a screen of somebody's own reads before any script runs. It is drawn by client/ui/ownView.css. */
export interface OwnView {
  screen: "dashboard" | "library" | "tracks";
  /** Of a fan: their home has shelves that are asked for besides. */
  isFans?: true;
  /** What stands above it. */
  banners?: readonly OwnBanner[];
  title: Words;
  /** What is worked towards. */
  record?: { coverUrl: string; about: Words; title: string } | undefined;
  /** Covers beside each other, in one row or as many as they take; `about` leads on from them. */
  shelves?: readonly { title: Words; about?: Words; isRow?: boolean; items: readonly Item[] }[];
  lines?: {
    /** How wide their covers are, in the words of the `sizes` attribute. */
    room: string;
    /** The widest that they are, in pixels. */
    width: number;
    /** Whether covers that are drawn wait for the screen, which draws them one after the other (client/ui/LineCover.tsx). */
    isDrawnLater: boolean;
    items: readonly (Item & { facts?: Words })[];
  };
}

/** A line above the screen, with its button; its tone is that of the client's. One about a trial has a cross besides. */
export interface OwnBanner {
  tone?: "trial" | "expired";
  words: Words;
  action?: Words;
}

/** What stands on a shelf or in a line; `by`: who made it. */
export interface Item {
  coverUrl: string;
  name: string;
  by: string;
}

/** The client's page with this in it; the client takes it away when its own screen stands (client/ui/endFirstView.ts). */
export function withOwnView(html: string, view: OwnView): string {
  return html.replace(ROOT, () => `${ROOT}${markupOf(view)}`);
}

function markupOf({ screen, banners = [], title, record, shelves = [], lines }: OwnView): string {
  return [
    '<div id="first-view" class="own-view">',
    '<div class="own-view-side"></div><div class="own-view-top"></div>',
    `<main data-screen="${screen}">${banners.map(bannerHtml).join("")}<h1>${wordsOf(title)}</h1>`,
    record ? recordOf(record) : "",
    ...shelves.map(shelfOf),
    lines && lines.items.length > 0 ? linesOf(lines) : "",
    '</main><div class="own-view-tabs"></div></div>',
  ].join("");
}

function bannerHtml({ tone, words, action }: OwnBanner): string {
  return [
    `<aside class="own-view-banner"${tone ? ` data-tone="${tone}"` : ""}><p>${wordsOf(words)}</p>`,
    action ? `<b>${wordsOf(action)}</b>` : "",
    tone === "trial" ? "<div></div>" : "",
    "</aside>",
  ].join("");
}

function recordOf({ coverUrl, about, title }: NonNullable<OwnView["record"]>): string {
  const cover = `<img class="lv-cover" ${sourceOf(coverUrl, ON_A_SHELF)} alt="" width="320" height="320" fetchpriority="high">`;
  return `<section class="own-view-record"><div>${cover}</div><div><p>${wordsOf(about)}</p><h2>${escaped(title)}</h2></div></section>`;
}

function shelfOf({ title, about, isRow, items }: NonNullable<OwnView["shelves"]>[number]): string {
  if (items.length === 0) return "";
  const covers = items.map(
    ({ coverUrl, name, by }) =>
      `<li class="lv-release"><img class="lv-cover" ${sourceOf(coverUrl, ON_A_SHELF)} alt="" width="320" height="320"><strong>${escaped(name)}</strong><span>${escaped(by)}</span></li>`,
  );
  return [
    `<section class="own-view-shelf"><h2>${wordsOf(title)}</h2>`,
    about ? `<p>${wordsOf(about)}</p>` : "",
    `<ul class="lv-shelf"${isRow ? ' data-row tabindex="0"' : ""}>${covers.join("")}</ul></section>`,
  ].join("");
}

function linesOf({ room, width, isDrawnLater, items }: NonNullable<OwnView["lines"]>): string {
  const size = `width="${width}" height="${width}"`;
  const drawn = items.map(({ coverUrl, name, by, facts }) => {
    const source = isDrawnLater && isDrawnCover(coverUrl) ? null : sourceOf(coverUrl, room);
    const cover = source
      ? `<img class="lv-cover" ${source} alt="" ${size} loading="lazy" fetchpriority="low">`
      : '<span class="lv-cover"></span>';
    const words = [
      `<b>${escaped(name)}</b>`,
      by ? `<span>${escaped(by)}</span>` : "",
      facts ? `<span>${wordsOf(facts)}</span>` : "",
    ];
    return `<li>${cover}<div>${words.join("")}</div></li>`;
  });
  return `<ol class="own-view-lines">${drawn.join("")}</ol>`;
}

/** Once where both languages say the same. */
function wordsOf(words: Words): string {
  const [english, spanish] = [escaped(words("en")), escaped(words("es"))];
  return english === spanish ? english : `<i lang="en">${english}</i><i lang="es">${spanish}</i>`;
}
