/** Shorter beginnings belong to too many words. */
const LEAST = 4;
/** Pronouns that Spanish writes onto a verb: "dame", "ayudarme", "mandárselo". */
const PRONOUN = /(?<=(?:[aei]r|ando|iendo|[ae]))(?:me|te|se|nos|les?|l[ao]s?)$/;

/** What a word may be a form of: "ayudarme" of "ayudar", "producing" of "produce", "plazos" of "plazo". */
export function stemsOf(word: string): string[] {
  const verb = word.replace(PRONOUN, "");
  const without = (...endings: string[]) =>
    endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const found = [
    ...[verb, verb.replace(PRONOUN, "")],
    ...without("s", "es"),
    ...without("ing", "ed").flatMap((stem) => [stem, `${stem}e`]),
  ];
  return found.filter((stem) => stem.length >= LEAST && stem !== word);
}
