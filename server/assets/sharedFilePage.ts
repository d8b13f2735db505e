import type { LinkedAsset } from "../../db/assets/assetLinks.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { ASSET_FORMATS, type AssetFormat, type AssetKind, familyOf } from "../../domain/assets/assetKind.ts";
import type { SHARED_FILE_WORDS } from "../../domain/assets/words.ts";
import { formatBytes } from "../../domain/formatBytes.ts";
import { clockTime } from "../../domain/player/position.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type Licence, licenceUrl } from "../../domain/releases/licence.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { escaped } from "../pages/pageHead.ts";

/** What somebody sees who was sent a link: plain HTML and one sheet of styles, nothing that runs. */
export function sharedFilePage(asset: LinkedAsset, token: string, language: Locale): string {
  const words = wordsIn(language);
  const format = asset.format as AssetFormat;
  const family = familyOf(format);
  const base = `/s/${token}`;
  const facts = [
    ASSET_FORMATS[format].label,
    formatBytes(Number(asset.bytes), language),
    asset.width && asset.height ? `${asset.width} × ${asset.height} px` : "",
    asset.durationMs ? clockTime(asset.durationMs / 1000) : "",
  ].filter(Boolean);
  const until = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const shape = asset.width && asset.height ? `width="${asset.width}" height="${asset.height}"` : "";
  const look =
    family === "image"
      ? `<img src="${base}/picture" alt="${escaped(asset.altText ?? asset.name)}" ${shape}>`
      : family === "audio" && asset.listenBytes
        ? `<audio controls preload="none" src="${base}/listen" aria-label="${escaped(asset.name)}"></audio>`
        : `<p class="nothing">${words("noPreview")}</p>`;
  const terms = licenceUrl(asset.licence as Licence);
  return page(
    language,
    asset.name,
    `<p class="kind">${words(asset.kind as AssetKind)}</p>
<h1>${escaped(asset.name)}</h1>
<p class="dim">${escaped(textIn(language, text("shared.from", { studio: asset.studio })))}</p>
${look}
<p class="facts">${escaped(facts.join(" · "))}</p>
${asset.allowsDownload ? `<p><a class="button" href="${base}/file" download>${words("download")}</a></p>` : `<p class="dim">${words("lookOnly")}</p>`}
${terms ? `<p class="dim"><a href="${escaped(terms)}" rel="license noopener noreferrer">${escaped(asset.licence.toUpperCase())}</a></p>` : `<p class="dim">${words("reserved")}</p>`}
${asset.licenceText ? `<section aria-label="${words("terms")}"><h2>${words("terms")}</h2><p class="terms">${escaped(asset.licenceText)}</p></section>` : ""}
<p class="dim">${textIn(language, text("shared.until", { day: until.format(asset.expiresAt) }))}</p>`,
  );
}

/** The same for an address that never was, is over or was revoked. */
export function missingPage(language: Locale): string {
  const words = wordsIn(language);
  return page(
    language,
    words("missing"),
    `<h1>${words("missing")}</h1><p class="dim">${words("missingWhy")}</p>`,
  );
}

type Said<Code> = Code extends "shared.from" | "shared.until"
  ? never
  : Code extends `shared.${infer Word}`
    ? Word
    : never;

function wordsIn(language: Locale) {
  return (word: Said<keyof typeof SHARED_FILE_WORDS>) => textIn(language, text(`shared.${word}`));
}

function page(language: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer">
<title>${escaped(title)} · ${PRODUCT_NAME}</title><link rel="stylesheet" href="/shared-file.css"></head>
<body><main>${body}</main><footer><a href="/">${PRODUCT_NAME}</a></footer></body></html>`;
}
