const CLITICS = /^(\p{L}{2,}(?:[aei]r|ando|iendo|[ae]))(?:me|te|se|nos|les?|l[ao]s?){1,2}$/u;

/** What a word may be a form of: "ayudarme" of "ayudar", "producing" of "produce", "plazos" of "plazo". The likeliest first. */
export function stemsOf(word: string): string[] {
  const [, verb] = CLITICS.exec(word) ?? [];
  const without = (ending: string) => (word.endsWith(ending) ? word.slice(0, -ending.length) : null);
  const [one, few, doing, did] = ["s", "es", "ing", "ed"].map(without);
  const found = [verb, one, few, doing, doing && `${doing}e`, did, did && `${did}e`];
  return found.filter((stem) => stem !== undefined && stem !== null && stem.length >= LEAST);
}

/** Shorter beginnings belong to too many words. */
const LEAST = 4;
