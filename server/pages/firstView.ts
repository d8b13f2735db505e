import { coverSources, ON_A_SHELF } from "../../domain/catalog/coverSizes.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { afterFirstPaint } from "./afterFirstPaint.ts";
import { escaped, ROOT } from "./pageHead.ts";

/** What of a page reads before any script runs, and without scripts at all: names only, so that it needs no language. */
export interface FirstView {
  /** The picture whose colours lie over the ground of the page. */
  wash: string | null;
  /** A wide picture above everything. */
  banner?: string | null;
  picture: { url: string; alt: string; isRound?: boolean } | null;
  title: string;
  /** Who made it, or another line below the title; `path` leads to them. */
  by: { name: string; path: string | null } | null;
  /** In their order; with covers they stand beside each other. */
  lines: readonly { name: string; path: string | null; detail: string | null; coverUrl?: string }[];
}

/** How wide the picture is drawn (client/ui/firstView.css). */
const ROOM = "(max-width: 767px) 340px, 30vw";

/**
 * The client's page with what reads at once in it; the client takes it away when its own page stands (client/ui/endFirstView.ts).
 * `ahead`: files that it will ask for.
 */
export function withFirstView(html: string, view: FirstView, ahead: readonly string[]): string {
  const page = html
    .replace("</title>", () => `</title>${view.wash ? aheadOf(view.wash) : ""}`)
    .replace(ROOT, () => `${ROOT}${markupOf(view)}`);
  return afterFirstPaint(page, ahead);
}

function markupOf({ wash, banner, picture, title, by, lines }: FirstView): string {
  return [
    '<div id="first-view" class="first-view">',
    `<nav><a href="/" class="first-view-logo"><img src="/logo.svg" alt="" width="32" height="32">${PRODUCT_NAME}</a></nav>`,
    "<main>",
    wash ? washOf(wash) : "",
    banner
      ? `<img class="first-view-banner" src="${escaped(banner)}" alt="" width="1800" height="600" fetchpriority="high">`
      : "",
    '<header class="first-view-head">',
    picture ? pictureOf(picture) : "",
    `<div><h1>${escaped(title)}</h1>${by ? `<p>${linked(by.name, by.path)}</p>` : ""}</div>`,
    "</header>",
    lines.length > 0 ? listOf(lines) : "",
    "</main></div>",
  ].join("");
}

function pictureOf({ url, alt, isRound = false }: NonNullable<FirstView["picture"]>): string {
  const shape = isRound ? ' class="first-view-face"' : "";
  return `<img ${sourceOf(url, ROOM)}${shape} alt="${escaped(alt)}" width="320" height="320" fetchpriority="high">`;
}

/** Where a picture lies, and its other widths for the room that it has. */
export function sourceOf(url: string, room: string): string {
  const sources = coverSources(url);
  return `src="${escaped(url)}"${sources ? ` srcset="${escaped(sources)}" sizes="${room}"` : ""}`;
}

/** Behind a style a picture is found late, when all else is painted already. */
function aheadOf(wash: string): string {
  return `<link rel="preload" as="image" href="${escaped(wash)}">`;
}

function washOf(url: string): string {
  const image = escaped(`background-image: url("${url}")`);
  return `<div class="lv-wash first-view-wash" aria-hidden="true"><div style="${image}"></div></div>`;
}

function listOf(lines: FirstView["lines"]): string {
  const isShelf = lines.some(({ coverUrl }) => coverUrl);
  return `<ol${isShelf ? ' class="lv-shelf"' : ""}>${lines.map(isShelf ? cardOf : lineOf).join("")}</ol>`;
}

function cardOf({ coverUrl = "", name, path }: FirstView["lines"][number]): string {
  const cover = `<img class="lv-cover" ${sourceOf(coverUrl, ON_A_SHELF)} alt="" width="320" height="320" fetchpriority="low">`;
  return `<li>${cover}${linked(name, path)}</li>`;
}

function lineOf({ name, path, detail }: FirstView["lines"][number]): string {
  return `<li>${linked(name, path)}${detail ? ` <span>${escaped(detail)}</span>` : ""}</li>`;
}

function linked(name: string, path: string | null): string {
  return path ? `<a href="${escaped(path)}">${escaped(name)}</a>` : `<span>${escaped(name)}</span>`;
}
