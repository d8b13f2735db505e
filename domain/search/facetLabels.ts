import { currentTerms } from "../lexicon/currentVocabulary.ts";
import { termLabel } from "../lexicon/vocabulary.ts";
import { type Text, text } from "../words/refusal.ts";
import { type Facet, NO_END, parseRange } from "./facets.ts";
import { CONTENT_TYPES, type ContentType } from "./kinds.ts";

type Language = "en" | "es";

/** The heading of a facet in the filter panel (SPEC.md section 2). */
export function facetTitle(facet: Facet): Text {
  return text(`search.${facet}`);
}

const TYPES: Record<ContentType, Text> = {
  track: text("search.typeTrack"),
  single: text("search.typeSingle"),
  ep: text("search.typeEp"),
  album: text("search.typeAlbum"),
  artist: text("search.typeArtist"),
  digital: text("search.typeDigital"),
  physical: text("search.typePhysical"),
  post: text("search.typePost"),
};

/**
 * What a person reads for a value of a facet: a word of the vocabulary or a figure as it stands, else a text of ours;
 * "Unknown" for a term that nobody knows (SPEC.md section 3).
 */
export function facetLabel(facet: "genre" | "mood" | "key", value: string, language: Language): string;
export function facetLabel(facet: Facet, value: string, language: Language): string | Text;
export function facetLabel(facet: Facet, value: string, language: Language): string | Text {
  if (facet === "genre") return termLabel(currentTerms("GENRE"), value, language);
  if (facet === "mood") return termLabel(currentTerms("MOOD"), value, language);
  if (facet === "type") return isContentType(value) ? TYPES[value] : termLabel([], value, language);
  if (facet === "key") return value;
  return facet === "price" ? priceLabel(value, language) : scaleLabel(value, language);
}

function isContentType(value: string): value is ContentType {
  return CONTENT_TYPES.some((type) => type === value);
}

/** "120–129", "120 and more". */
function scaleLabel(value: string, language: Language): string | Text {
  const range = parseRange(value);
  if (!range) return termLabel([], value, language);
  return range.max === NO_END ? text("search.andMore", { min: range.min }) : value.replace("-", "–");
}

/** Without a currency: shops differ in theirs, and the range counts them all by their number. */
function priceLabel(value: string, language: Language): string | Text {
  const range = parseRange(value);
  if (!range) return termLabel([], value, language);
  const min = amount(range.min, language);
  if (range.min === range.max) return min;
  if (range.max === NO_END) return text("search.andMore", { min });
  // Read by where the next range begins: "5 to 10", not "5 to 9.99".
  const end = amount(range.max % 100 === 99 ? range.max + 1 : range.max, language);
  return range.min === 0 ? text("search.under", { end }) : text("search.fromTo", { min, end });
}

function amount(minor: number, language: Language): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
