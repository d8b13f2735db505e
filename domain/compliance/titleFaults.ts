import { MAX_VERSION_TITLE } from "../catalog/recording.ts";
import { MAX_TITLE_LENGTH } from "../catalog/track.ts";
import { artistsWith, type Credited } from "./guests.ts";

/** The title and version of a release or a track. */
export interface TitleChange {
  title: string;
  versionTitle: string | null;
}

/** A change of a title; with the artists where a guest moved from it to them. */
export interface MendedTitle extends TitleChange {
  artistNames?: readonly string[];
}

/** What shops have against a title (knowledge/screens.md 3.2 b). */
export const TITLE_FAULTS = [
  "titlePlaceholder",
  "titleAllCaps",
  "titleEmoji",
  "titleFeat",
  "titleVersion",
  "titleSlash",
  "titleSpaces",
] as const;
export type TitleFault = (typeof TITLE_FAULTS)[number];

const PLACEHOLDER = /^(?:(?:track|pista|audio|untitled|sin t[ií]tulo|audio track)[\s_-]*#?\d*|\d+)$/iu;
const FILE_NAME = /\.(?:wav|mp3|flac|aiff?|m4a|ogg)$/iu;
// Digits, # and * are emoji by the letter of Unicode; the marks of music and law are text.
const EMOJI =
  /(?:(?![#*\d©®™℗♪♫♭♯])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*/gu;
const FEAT =
  /\s*[([]?\s*(?<![\p{L}\p{N}])(?:feat|ft|featuring)(?![\p{L}\p{N}])\.?\s+(?<guests>[^()[\]]*)[)\]]?/iu;
const SLASH = /(\p{L}{3,})(?:\/|\s+\/|\/\s+)(\p{L}{3,})/gu;
const SPACES = /\s{2,}|^\s|\s$/u;
/** Fewer letters are initials. */
const MIN_SHOUTED = 5;

const VERSION_WORD =
  "remix|mix|edit|version|versión|live|en vivo|en directo|acoustic|acústic[oa]|instrumental|demo|remaster(?:ed)?|remasterizad[oa]|unplugged|karaoke|a cappella|deluxe(?: edition)?|extended";
const IS_VERSION = new RegExp(
  `^(?:(?:.*\\s)?(?:${VERSION_WORD})(?:\\s+\\d{4})?|(?:live|en vivo|en directo) (?:at|in|from|en|desde) .+|\\d{4} remaster(?:ed)?)$`,
  "iu",
);
const TAIL = /^(?<title>.*\S)\s*(?:[([](?<inside>[^()[\]]+)[)\]]|\s[-–—]\s+(?<behind>[^()[\]]+))\s*$/u;

/** Whether this title has the fault. */
export function hasTitleFault(fault: TitleFault, title: string): boolean {
  switch (fault) {
    case "titlePlaceholder":
      return PLACEHOLDER.test(title.trim()) || FILE_NAME.test(title.trim());
    case "titleAllCaps":
      return isShouted(title);
    case "titleEmoji":
      return title.search(EMOJI) >= 0;
    case "titleFeat":
      return FEAT.test(title);
    case "titleVersion":
      return splitVersion(title) !== null;
    case "titleSlash":
      return title.search(SLASH) >= 0;
    case "titleSpaces":
      return SPACES.test(title);
  }
}

/** The title without the fault, and whether nothing that a person meant is lost by it; null where only a person can tell. */
export function mendedTitle(
  fault: TitleFault,
  { title, versionTitle }: TitleChange,
  credited: Credited,
): { after: MendedTitle; isSafe: boolean } | null {
  switch (fault) {
    case "titleSpaces":
      return offer(tidy(title), versionTitle, true);
    case "titleSlash":
      return offer(title.replace(SLASH, "$1 / $2"), versionTitle, true);
    case "titleEmoji":
      return offer(tidy(title.replace(EMOJI, "")), versionTitle, false);
    case "titleFeat":
      return withoutGuests(title, versionTitle, credited);
    case "titleVersion":
      return movedVersion(title, versionTitle);
    default:
      return null;
  }
}

function withoutGuests(title: string, versionTitle: string | null, credited: Credited) {
  const offered = offer(tidy(title.replace(FEAT, " ")), versionTitle, false);
  const guests = tidy(FEAT.exec(title)?.groups?.["guests"] ?? "");
  // "feat. Orrin Vale Live" may be a guest at a concert or a guest by that name.
  const artistNames = guests && !IS_VERSION.test(guests) ? artistsWith(guests, credited) : null;
  if (!offered || !artistNames) return offered;
  const hasJoined = artistNames !== credited.artistNames;
  return { after: { ...offered.after, ...(hasJoined ? { artistNames } : {}) }, isSafe: true };
}

function movedVersion(title: string, versionTitle: string | null) {
  const split = splitVersion(title);
  if (!split || split.version.length > MAX_VERSION_TITLE) return null;
  const isSame = versionTitle?.trim().toLowerCase() === split.version.toLowerCase();
  // Another version stands there already: only a person can say how the two go together.
  if (versionTitle && !isSame) return null;
  return offer(split.title, versionTitle ?? split.version, true);
}

/** Nothing left, too much of it, or a placeholder: worse than before. */
function offer(title: string, versionTitle: string | null, isSafe: boolean) {
  if (title.length > MAX_TITLE_LENGTH || !/[\p{L}\p{N}]/u.test(title)) return null;
  if (hasTitleFault("titlePlaceholder", title)) return null;
  return { after: { title, versionTitle }, isSafe };
}

function splitVersion(title: string): { title: string; version: string } | null {
  const { title: rest, inside, behind } = TAIL.exec(title)?.groups ?? {};
  const version = tidy(inside ?? behind ?? "");
  return rest && IS_VERSION.test(version) ? { title: tidy(rest), version } : null;
}

function isShouted(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const small = title.match(/[\p{Ll}\p{Lt}\p{Lo}\p{Lm}]/gu) ?? [];
  return letters.length >= MIN_SHOUTED && small.length === 0;
}

function tidy(title: string): string {
  return title.replace(/\s+/gu, " ").trim();
}
