import type { AUDIO_FORMATS } from "../catalog/audio.ts";
import type { Licence } from "../releases/licence.ts";
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

export interface AssetProblem {
  field: keyof AssetEdit;
  message: string;
}

export const ASSET_TEXTS = {
  nameMissing: "Give it a name.",
  nameLong: `A name has at most ${MAX_ASSET_NAME} characters.`,
  licenceLong: "The text of a licence has at most 5,000 characters.",
  altLong: `A description has at most ${MAX_ALT_TEXT} characters.`,
  tagsMany: `Choose at most ${MAX_TAGS} tags.`,
  tagLong: `A tag has at most ${MAX_TAG_LENGTH} characters.`,
  kindFits: "Its file is not of that kind.",
  tooMany: "Choose fewer files at once.",
  onePlace: "Put it on a track or on a release, not on both.",
} as const;

/** The first field of an edit that is wrong, and why; null when all is well. */
export function assetProblem(edit: AssetEdit, standing?: { format: AssetFormat }): AssetProblem | null {
  const { name, kind, licenceText, altText, tags } = edit;
  if (name !== undefined) {
    if (!name?.trim()) return { field: "name", message: ASSET_TEXTS.nameMissing };
    if (name.trim().length > MAX_ASSET_NAME) return { field: "name", message: ASSET_TEXTS.nameLong };
  }
  if (kind && standing && !formatsOf(kind).includes(standing.format))
    return { field: "kind", message: ASSET_TEXTS.kindFits };
  if ((licenceText?.trim().length ?? 0) > MAX_LICENCE_TEXT)
    return { field: "licenceText", message: ASSET_TEXTS.licenceLong };
  if ((altText?.trim().length ?? 0) > MAX_ALT_TEXT) return { field: "altText", message: ASSET_TEXTS.altLong };
  const kept = tidyTags(tags ?? []);
  if (kept.length > MAX_TAGS) return { field: "tags", message: ASSET_TEXTS.tagsMany };
  if (kept.some((tag) => tag.length > MAX_TAG_LENGTH)) return { field: "tags", message: ASSET_TEXTS.tagLong };
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

/** Why a file was not taken, as the musician reads it. */
export const ASSET_REFUSALS = {
  image: "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
  pixels: "A picture has at most 100 million pixels.",
  pdf: "This file is not a whole PDF.",
  pdfProgram: "This PDF holds a program or another file. Please export it again without.",
  video: "This file is not an MP4, MOV or WebM video.",
  project: "This file is no project: accepted are ZIP, 7z, Ableton Live and FL Studio.",
  sheetMusic: "This file is not a PDF, a MIDI file or a picture.",
  contract: "This file is not a PDF or a picture.",
  foreign: "This file also holds a web page, a program or an archive. Please export it again.",
  gone: "What this file belongs to is gone.",
  kindUnknown: "Choose what kind of file this is.",
  tooManyAssets: "Your studio keeps 5,000 files. Delete some first.",
  tooManyVersions: "This file has 50 versions. Delete it and begin anew.",
} as const;

/** Why a file cannot be of this kind. */
export function notOfKind(kind: AssetKind): string {
  if (kind === "project" || kind === "video" || kind === "sheetMusic" || kind === "contract")
    return ASSET_REFUSALS[kind];
  return kind === "booklet" ? ASSET_REFUSALS.pdf : ASSET_REFUSALS.image;
}

/** Why a file is not taken that is larger than its kind may be; null when it is not. */
export function sizeRefusal(kind: AssetKind, bytes: number): string | null {
  const most = maxBytesOf(kind);
  if (bytes <= most) return null;
  return most >= 1024 ** 3
    ? `The file is larger than ${most / 1024 ** 3} GB.`
    : `The file is larger than ${most / 1024 ** 2} MB.`;
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
