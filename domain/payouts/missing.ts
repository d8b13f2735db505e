/** What an account lacks, in as few words as people think in. */
export const MISSING = ["bank", "person", "document", "business", "terms", "other"] as const;
export type Missing = (typeof MISSING)[number];

const PLACES: readonly (readonly [pattern: RegExp, what: Missing])[] = [
  [/document/, "document"],
  [/^external_account/, "bank"],
  [/^(individual|representative|person_|owners|directors|executives)/, "person"],
  [/^(business_|company|settings)/, "business"],
  [/^tos_acceptance/, "terms"],
];

/** The provider's own names of what it still has to know, as what they are about, each once. */
export function missingOf(requirements: readonly string[]): Missing[] {
  const found = requirements.map((name) => PLACES.find(([pattern]) => pattern.test(name))?.[1] ?? "other");
  return MISSING.filter((what) => found.includes(what));
}
