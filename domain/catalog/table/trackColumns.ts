import { choosableTerms, currentTerm, slugNow } from "../../lexicon/currentVocabulary.ts";
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
  readTempo,
  writeAmount,
  writeList,
  writeSeconds,
} from "./cells.ts";
import { type Known, unknownWord } from "./nearestWord.ts";
import type { TableTrack } from "./TrackCells.ts";
import {
  aiShareNames,
  countryNames,
  explicitNames,
  languageNames,
  readAiShare,
  readCountry,
  readExplicit,
  readLanguage,
  readVisibility,
  readYesNo,
  visibilityNames,
} from "./words.ts";

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
const oneOf = <Value>(text: string, value: Value | undefined, known: Known, otherwise: Refusal) =>
  orElse(value, value === undefined ? unknownWord(text, known, otherwise) : otherwise);

/** What is said where a list of words is empty, or too long to tell. */
const UNKNOWN: Record<VocabularyKey, Refusal> = {
  GENRE: refusal("tracks.genreUnknown"),
  MOOD: refusal("tracks.moodUnknown"),
  INSTRUMENT: refusal("recordings.instrumentUnknown"),
  LANGUAGE: refusal("recordings.languageUnknown"),
};
/** A word of the vocabulary; one that cannot be chosen any more is left to the rules, which know what the track has. */
function readTerm(vocabulary: VocabularyKey, text: string): Reading<string> {
  const known = choosableTerms(vocabulary).flatMap(({ slug, label, aliases }) =>
    [slug, label.en, label.es, ...aliases].map((name): [string, string] => [name, slug]),
  );
  const slug = currentTerm(vocabulary, text) && slugNow(vocabulary, text);
  return oneOf(text, slug, known, UNKNOWN[vocabulary]);
}

const list = (key: Plain, heading: string, vocabulary?: VocabularyKey) =>
  column(key, heading, {
    kind: "list",
    ...(vocabulary ? { vocabulary } : {}),
    write: (track) => writeList(track[key] as readonly string[]),
    read: (text) => {
      const parts = readList(text);
      if (!vocabulary) return { value: tidyArtistNames(parts) };
      const read = parts.map((part) => ({ part, ...readTerm(vocabulary, part) }));
      return (
        read.find((each) => "problem" in each) ?? { value: parts.map((part) => slugNow(vocabulary, part)) }
      );
    },
  });
const word = (key: Plain, heading: string, vocabulary: VocabularyKey) =>
  column(key, heading, {
    kind: "choice",
    vocabulary,
    read: (text) => readTerm(vocabulary, text),
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
  read: (text) => oneOf(text, readAiShare(text), aiShareNames(), refusal("tables.notAiShare")),
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
  column("bpm", "bpm", { kind: "number", read: (text) => readTempo(text) }),
  column("key", "key", { kind: "choice", read: (text) => ({ value: parseMusicalKey(text) ?? text }) }),
  column("language", "language", {
    kind: "choice",
    read: (text) => oneOf(text, readLanguage(text), languageNames(), refusal("recordings.languageUnknown")),
  }),
  column("explicit", "explicit", {
    kind: "choice",
    read: (text) =>
      oneOf(text, readExplicit(text), explicitNames(), refusal("recordings.explicitnessUnknown")),
  }),
  column("visibility", "visibility", {
    kind: "choice",
    isRequired: true,
    read: (text) => oneOf(text, readVisibility(text), visibilityNames(), refusal("tracks.visibilityUnknown")),
  }),
  number("pLineYear", "p_line_year"),
  column("pLineOwner", "p_line_owner"),
  number("recordingYear", "recording_year"),
  column("recordingCountry", "recording_country", {
    kind: "choice",
    read: (text) => oneOf(text, readCountry(text), countryNames(), refusal("recordings.countryUnknown")),
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
