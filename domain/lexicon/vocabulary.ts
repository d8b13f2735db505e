/** One term of the vocabulary: its slug is stored, its label shown, its aliases understood (SPEC.md section 3). */
export interface Term {
  slug: string;
  label: { en: string; es: string };
  aliases: readonly string[];
}

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

/** What stands where a slug is not in the vocabulary (SPEC.md section 3). */
export const UNKNOWN_TERM = "Unknown";

/** The label of a slug in a language; "Unknown" for a slug that nobody knows. */
export function termLabel(terms: readonly Term[], slug: string, language: "en" | "es"): string {
  return terms.find((term) => term.slug === slug)?.label[language] ?? UNKNOWN_TERM;
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
