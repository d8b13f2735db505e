import { slugNow } from "../../lexicon/currentVocabulary.ts";
import type { VocabularyKey } from "../../lexicon/vocabulary.ts";
import { type Refusal, refusal } from "../../words/refusal.ts";
import { AI_PARTS, type AiDisclosure, type AiPart } from "../aiDisclosure.ts";
import { formatIsrc, normaliseIsrc } from "../isrc.ts";
import { parseMusicalKey } from "../musicalKey.ts";
import { tidyArtistNames } from "../track.ts";
import {
  type Reading,
  readAmount,
  readList,
  readNumber,
  readSeconds,
  writeAmount,
  writeList,
  writeSeconds,
} from "./cells.ts";
import type { TableTrack } from "./TrackCells.ts";
import { readAiShare, readCountry, readExplicit, readLanguage, readVisibility, readYesNo } from "./words.ts";

type AiColumn = `ai_${AiPart}`;
/** A column is named by the fact it holds; what a model did has one for each part. */
export type ColumnKey = Exclude<keyof TableTrack, "aiDisclosure" | "currency"> | AiColumn;

/** What can stand in a cell: decides how it is edited. */
export type ColumnKind = "text" | "number" | "choice" | "list" | "yesNo";

export interface TrackColumn {
  key: ColumnKey;
  /** How the column is called in files. Documented in docs/import.md; never changed. */
  heading: string;
  kind: ColumnKind;
  /** The words that its cells are chosen from. */
  vocabulary?: VocabularyKey;
  /** A cell may not be empty. */
  isRequired?: boolean;
  /** The value of a track, to be compared. */
  value: (track: TableTrack) => unknown;
  /** The value as it stands in a cell; empty for none. */
  write: (track: TableTrack) => string;
  /** A cell that is not empty, without space around it. */
  read: (text: string, track: Pick<TableTrack, "currency">) => Reading<unknown>;
}

type Plain = Exclude<keyof TableTrack, "aiDisclosure" | "currency">;
interface Rest extends Partial<Pick<TrackColumn, "vocabulary" | "isRequired" | "write" | "read">> {
  kind?: ColumnKind;
}

const shown = (value: unknown) =>
  value === null || value === undefined
    ? ""
    : typeof value === "boolean"
      ? value
        ? "yes"
        : "no"
      : String(value);
const column = (key: Plain, heading: string, rest: Rest = {}): TrackColumn => ({
  key,
  heading,
  kind: "text",
  value: (track) => track[key],
  write: (track) => shown(track[key]),
  read: (text) => ({ value: text }),
  ...rest,
});
const orElse = <Value>(value: Value | undefined | null, problem: Refusal): Reading<Value> =>
  value === undefined || value === null ? { problem } : { value };

const list = (key: Plain, heading: string, vocabulary?: VocabularyKey) =>
  column(key, heading, {
    kind: "list",
    ...(vocabulary ? { vocabulary } : {}),
    write: (track) => writeList(track[key] as readonly string[]),
    read: (text) => {
      const parts = readList(text);
      return { value: vocabulary ? parts.map((part) => slugNow(vocabulary, part)) : tidyArtistNames(parts) };
    },
  });
const word = (key: Plain, heading: string, vocabulary: VocabularyKey) =>
  column(key, heading, {
    kind: "choice",
    vocabulary,
    read: (text) => ({ value: slugNow(vocabulary, text) }),
  });
const number = (key: Plain, heading: string) =>
  column(key, heading, { kind: "number", read: (text) => readNumber(text) });
const yesNo = (key: Plain, heading: string) =>
  column(key, heading, {
    kind: "yesNo",
    read: (text) => orElse(readYesNo(text), refusal("tables.notYesOrNo")),
  });
const price = (key: "priceMinor" | "suggestedPriceMinor", heading: string) =>
  column(key, heading, {
    kind: "number",
    write: (track) => (track[key] === null ? "" : writeAmount(track[key], track.currency)),
    read: (text, { currency }) => readAmount(text, currency),
  });
const aiPart = (part: AiPart, heading: string): TrackColumn => ({
  key: `ai_${part}`,
  heading,
  kind: "choice",
  value: ({ aiDisclosure }) => aiDisclosure?.[part] ?? null,
  write: ({ aiDisclosure }) => aiDisclosure?.[part] ?? "",
  read: (text) => orElse(readAiShare(text), refusal("tables.notAiShare")),
});

/** Every fact that can be edited in a table, in the order in which a file has them. */
export const TRACK_COLUMNS: readonly TrackColumn[] = [
  column("title", "title", { isRequired: true }),
  column("versionTitle", "version"),
  { ...list("artistNames", "artists"), isRequired: true },
  column("isrc", "isrc", {
    write: ({ isrc }) => (isrc ? formatIsrc(isrc) : ""),
    read: (text) => ({ value: normaliseIsrc(text) }),
  }),
  word("genre", "genre", "GENRE"),
  word("subGenre", "sub_genre", "GENRE"),
  word("mood", "mood", "MOOD"),
  list("furtherMoods", "further_moods", "MOOD"),
  list("instruments", "instruments", "INSTRUMENT"),
  number("bpm", "bpm"),
  column("key", "key", { kind: "choice", read: (text) => ({ value: parseMusicalKey(text) ?? text }) }),
  column("language", "language", {
    kind: "choice",
    read: (text) => orElse(readLanguage(text), refusal("recordings.languageUnknown")),
  }),
  column("explicit", "explicit", {
    kind: "choice",
    read: (text) => orElse(readExplicit(text), refusal("recordings.explicitnessUnknown")),
  }),
  column("visibility", "visibility", {
    kind: "choice",
    isRequired: true,
    read: (text) => orElse(readVisibility(text), refusal("tracks.visibilityUnknown")),
  }),
  number("pLineYear", "p_line_year"),
  column("pLineOwner", "p_line_owner"),
  number("recordingYear", "recording_year"),
  column("recordingCountry", "recording_country", {
    kind: "choice",
    read: (text) => orElse(readCountry(text), refusal("recordings.countryUnknown")),
  }),
  yesNo("isCover", "is_cover"),
  column("coverLicence", "cover_licence"),
  yesNo("isLive", "is_live"),
  yesNo("isRemix", "is_remix"),
  aiPart("vocals", "ai_vocals"),
  aiPart("instrumentation", "ai_instrumentation"),
  aiPart("composition", "ai_composition"),
  aiPart("lyrics", "ai_lyrics"),
  aiPart("postProduction", "ai_post_production"),
  column("previewStartMs", "preview_start", {
    kind: "number",
    write: ({ previewStartMs }) => (previewStartMs === null ? "" : writeSeconds(previewStartMs)),
    read: (text) => readSeconds(text),
  }),
  number("maxFreePlays", "max_free_plays"),
  price("priceMinor", "price"),
  price("suggestedPriceMinor", "suggested_price"),
  yesNo("isPriceFixed", "price_fixed"),
  yesNo("downloadAllowed", "download_allowed"),
  column("creditsText", "credits"),
];

const BY_KEY = new Map(TRACK_COLUMNS.map((each) => [each.key, each]));
export const COLUMN_KEYS: readonly ColumnKey[] = [...BY_KEY.keys()];
export const columnOf = (key: ColumnKey): TrackColumn => BY_KEY.get(key)!;
export const isColumnKey = (key: string): key is ColumnKey => BY_KEY.has(key as ColumnKey);

/** The column whose cell a refused field stands in: the answers about models are one field and five columns. */
export function columnOfField(field: string): ColumnKey | null {
  if (field === "aiDisclosure") return `ai_${AI_PARTS[0]}`;
  return isColumnKey(field) ? field : null;
}

/** The part of a column about models; null for any other. */
export function aiPartOf(key: ColumnKey): keyof AiDisclosure | null {
  return AI_PARTS.find((part) => key === `ai_${part}`) ?? null;
}
