import { currentTerms } from "../lexicon/currentVocabulary.ts";
import { termLabel } from "../lexicon/vocabulary.ts";
import { type Facet, NO_END, parseRange } from "./facets.ts";
import { CONTENT_TYPES, type ContentType } from "./kinds.ts";

type Language = "en" | "es";

const TITLES: Record<Facet, Record<Language, string>> = {
  genre: { en: "Genre", es: "Género" },
  mood: { en: "Mood", es: "Ambiente" },
  bpm: { en: "BPM Range", es: "Rango de BPM" },
  key: { en: "Key", es: "Tonalidad" },
  year: { en: "Year", es: "Año" },
  type: { en: "Content Type", es: "Tipo de contenido" },
  price: { en: "Price Range", es: "Rango de precio" },
};

/** The heading of a facet in the filter panel (SPEC.md section 2). */
export function facetTitle(facet: Facet, language: Language): string {
  return TITLES[facet][language];
}

const TYPES: Record<ContentType, Record<Language, string>> = {
  track: { en: "Track", es: "Pista" },
  single: { en: "Single", es: "Sencillo" },
  ep: { en: "EP", es: "EP" },
  album: { en: "Album", es: "Álbum" },
  artist: { en: "Artist", es: "Artista" },
  digital: { en: "Digital product", es: "Producto digital" },
  physical: { en: "Physical product", es: "Producto físico" },
  post: { en: "Post", es: "Publicación" },
};

/** What a person reads for a value of a facet; "Unknown" for a term that nobody knows (SPEC.md section 3). */
export function facetLabel(facet: Facet, value: string, language: Language): string {
  if (facet === "genre") return termLabel(currentTerms("GENRE"), value, language);
  if (facet === "mood") return termLabel(currentTerms("MOOD"), value, language);
  if (facet === "type") return isContentType(value) ? TYPES[value][language] : termLabel([], value, language);
  if (facet === "key") return value;
  return facet === "price" ? priceLabel(value, language) : scaleLabel(value, language);
}

function isContentType(value: string): value is ContentType {
  return CONTENT_TYPES.some((type) => type === value);
}

/** "120–129", "120 and more". */
function scaleLabel(value: string, language: Language): string {
  const range = parseRange(value);
  if (!range) return termLabel([], value, language);
  return range.max === NO_END ? andMore(`${range.min}`, language) : value.replace("-", "–");
}

/** Without a currency: shops differ in theirs, and the range counts them all by their number. */
function priceLabel(value: string, language: Language): string {
  const range = parseRange(value);
  if (!range) return termLabel([], value, language);
  const min = amount(range.min, language);
  if (range.min === range.max) return min;
  if (range.max === NO_END) return andMore(min, language);
  // Read by where the next range begins: "5 to 10", not "5 to 9.99".
  const end = amount(range.max % 100 === 99 ? range.max + 1 : range.max, language);
  if (range.min === 0) return language === "en" ? `Under ${end}` : `Menos de ${end}`;
  return language === "en" ? `${min} to ${end}` : `De ${min} a ${end}`;
}

function andMore(min: string, language: Language): string {
  return language === "en" ? `${min} and more` : `${min} o más`;
}

function amount(minor: number, language: Language): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
