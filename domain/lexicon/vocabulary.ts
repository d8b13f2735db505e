/** One term of the vocabulary: its slug is stored, its label shown, its aliases understood (SPEC.md section 3). */
export interface Term {
  slug: string;
  label: { en: string; es: string };
  aliases: readonly string[];
  /** False for one that stays on old tracks and cannot be chosen any more. */
  isChoosable?: boolean;
}

/** The four lists of words (SPEC.md section 3). */
export const VOCABULARY_KEYS = ["GENRE", "MOOD", "INSTRUMENT", "LANGUAGE"] as const;
export type VocabularyKey = (typeof VOCABULARY_KEYS)[number];

/** How long a copy of the terms counts as fresh, in milliseconds (SPEC.md section 9). */
export const TERMS_FRESH_MS = 10 * 60 * 1000;
/** The same for the categories of terms, which hardly ever change. */
export const CATEGORIES_FRESH_MS = 30 * 60 * 1000;

export const GENRES: readonly Term[] = [
  { slug: "electronic", label: { en: "Electronic", es: "Electrónica" }, aliases: ["edm", "dance"] },
  { slug: "rock", label: { en: "Rock", es: "Rock" }, aliases: [] },
  { slug: "pop", label: { en: "Pop", es: "Pop" }, aliases: [] },
  { slug: "hip-hop", label: { en: "Hip Hop", es: "Hip Hop" }, aliases: ["rap", "hip hop"] },
  { slug: "jazz", label: { en: "Jazz", es: "Jazz" }, aliases: [] },
];

export const MOODS: readonly Term[] = [
  { slug: "energetic", label: { en: "Energetic", es: "Enérgico" }, aliases: [] },
  { slug: "relaxed", label: { en: "Relaxed", es: "Relajado" }, aliases: [] },
  { slug: "melancholic", label: { en: "Melancholic", es: "Melancólico" }, aliases: [] },
  { slug: "uplifting", label: { en: "Uplifting", es: "Animado" }, aliases: [] },
];

const plain = (slug: string, en: string, es: string): Term => ({ slug, label: { en, es }, aliases: [] });

export const INSTRUMENTS: readonly Term[] = [
  plain("guitar", "Guitar", "Guitarra"),
  plain("piano", "Piano", "Piano"),
  plain("drums", "Drums", "Batería"),
  plain("bass", "Bass", "Bajo"),
];

export const LANGUAGES: readonly Term[] = [
  plain("english", "English", "Inglés"),
  plain("spanish", "Spanish", "Español"),
  plain("french", "French", "Francés"),
  plain("german", "German", "Alemán"),
];

/** What the product knows before anybody has asked the database, and when it cannot be asked. */
export const BUILT_IN_TERMS: Readonly<Record<VocabularyKey, readonly Term[]>> = {
  GENRE: GENRES,
  MOOD: MOODS,
  INSTRUMENT: INSTRUMENTS,
  LANGUAGE: LANGUAGES,
};

/** What stands where a slug is not in the vocabulary (SPEC.md section 3). */
const UNKNOWN_TERM = { en: "Unknown", es: "Desconocido" };

/** The label of a slug in a language; "Unknown" for a slug that nobody knows. A merged term's slug lives on as an alias. */
export function termLabel(terms: readonly Term[], slug: string, language: "en" | "es"): string {
  const term = terms.find((term) => term.slug === slug) ?? findTerm(terms, slug);
  return term?.label[language] ?? UNKNOWN_TERM[language];
}

/** The term that a word means, by slug, label in either language or alias; accents and case do not matter. */
export function findTerm(terms: readonly Term[], word: string): Term | undefined {
  const wanted = folded(word);
  return terms.find(({ slug, label, aliases }) =>
    [slug, label.en, label.es, ...aliases].some((name) => folded(name) === wanted),
  );
}

/** Lower case without accents: "Électronique" and "electronique" are one word. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
