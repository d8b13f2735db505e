import type { AUDIO_FORMATS } from "../catalog/audio.ts";
import type { Licence } from "../releases/licence.ts";
import { type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import {
  ASSET_FORMATS,
  type AssetFormat,
  type AssetKind,
  familyOf,
  formatsOf,
  maxBytesOf,
  type StemCategory,
} from "./assetKind.ts";

export const MAX_ASSET_NAME = 200;
export const MAX_LICENCE_TEXT = 5000;
export const MAX_ALT_TEXT = 500;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
/** So many assets a workspace keeps, and so many files one asset. */
export const MAX_ASSETS = 5000;
export const MAX_VERSIONS = 50;
/** So many assets one request may change. */
export const MAX_ASSETS_AT_ONCE = 100;
/** What was thrown away can be taken back for so long; then its files are erased. */
export const TRASH_DAYS = 30;

/** Who may have the file beside the studio. Sales and tiers will ask here for buyers and tiers. */
export const ASSET_ACCESS = ["private", "buyers", "tier", "public"] as const;
export type AssetAccess = (typeof ASSET_ACCESS)[number];

/** What a person can change about an asset. Absent fields stay as they are; null empties one. */
export interface AssetEdit {
  name?: string | null | undefined;
  kind?: AssetKind | null | undefined;
  stemCategory?: StemCategory | null | undefined;
  licence?: Licence | null | undefined;
  licenceText?: string | null | undefined;
  altText?: string | null | undefined;
  tags?: readonly string[] | null | undefined;
}

/** The first field of an edit that is wrong, and why; null when all is well. */
export function assetProblem(
  edit: AssetEdit,
  standing?: { format: AssetFormat },
): Problem<keyof AssetEdit> | null {
  const { name, kind, licenceText, altText, tags } = edit;
  const lengthOf = (text: string | null | undefined) => text?.trim().length ?? 0;
  if (name !== undefined && lengthOf(name) === 0) return problem("name", "assets.nameMissing");
  if (lengthOf(name) > MAX_ASSET_NAME) return problem("name", "assets.nameTooLong", { max: MAX_ASSET_NAME });
  if (kind && standing && !formatsOf(kind).includes(standing.format))
    return problem("kind", "assets.kindUnfit");
  if (lengthOf(licenceText) > MAX_LICENCE_TEXT)
    return problem("licenceText", "assets.licenceTooLong", { max: MAX_LICENCE_TEXT });
  if (lengthOf(altText) > MAX_ALT_TEXT) return problem("altText", "assets.altTooLong", { max: MAX_ALT_TEXT });
  const kept = tidyTags(tags ?? []);
  if (kept.length > MAX_TAGS) return problem("tags", "assets.tooManyTags", { max: MAX_TAGS });
  if (kept.some((tag) => tag.length > MAX_TAG_LENGTH))
    return problem("tags", "assets.tagTooLong", { max: MAX_TAG_LENGTH });
  return null;
}

/** Tags as they are kept: in small letters, without a leading #, each once. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidied = tags.map((tag) =>
    tag
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .replace(/^#+\s*/, "")
      .toLowerCase(),
  );
  return [...new Set(tidied.filter((tag) => tag !== ""))];
}

/** The name a file gets: its own, without ending and underscores. */
export function nameFromFile(fileName: string): string {
  const stem = fileName
    .replace(/^.*[\\/]/, "")
    .replace(/\.[^.]{1,10}$/, "")
    .replace(/_+/g, " ")
    .trim();
  return (stem || "Untitled").slice(0, MAX_ASSET_NAME);
}

/** Why a file cannot be of this kind. */
export function notOfKind(kind: AssetKind): Refusal {
  switch (kind) {
    case "project":
      return refusal("assets.notProject");
    case "video":
      return refusal("assets.notVideo");
    case "sheetMusic":
      return refusal("assets.notSheetMusic");
    case "contract":
      return refusal("assets.notContract");
    case "booklet":
      return refusal("assets.notPdf");
    default:
      return refusal("assets.notPicture");
  }
}

/** Why a file is not taken that is larger than its kind may be; null when it is not. */
export function sizeRefusal(kind: AssetKind, bytes: number): Refusal | null {
  const most = maxBytesOf(kind);
  if (bytes <= most) return null;
  return most >= 1024 ** 3
    ? refusal("audio.largerThanGigabytes", { gigabytes: most / 1024 ** 3 })
    : refusal("audio.largerThanMegabytes", { megabytes: most / 1024 ** 2 });
}

export function isAudioFormat(format: AssetFormat): format is keyof typeof AUDIO_FORMATS {
  return familyOf(format) === "audio";
}

/** Under which name it is saved: the file's own, with the ending that its bytes deserve. */
export function savedName(fileName: string, format: AssetFormat): string {
  const { extensions } = ASSET_FORMATS[format];
  const isRight = extensions.some((ending) => fileName.toLowerCase().endsWith(ending));
  return isRight ? fileName : `${fileName}${extensions[0]}`;
}
