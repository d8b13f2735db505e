import { onField, type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { folded, type Term } from "./vocabulary.ts";

export const MAX_TERM_NAME = 60;
export const MAX_ALIASES = 50;
/** Terms of one list: pickers and the lexicon's page show a list as a whole. */
export const MAX_TERMS = 1000;

/** What a person writes about a term. Absent fields stay as they are. */
export interface TermEdit {
  labelEn?: string | undefined;
  labelEs?: string | undefined;
  aliases?: readonly string[] | undefined;
}

/** The first field that may not be so, and why; null when all is well. */
export function termProblem(edit: TermEdit): Problem<keyof TermEdit> | null {
  for (const field of ["labelEn", "labelEs"] as const) {
    const wrong = edit[field] === undefined ? null : nameProblem(edit[field]);
    if (wrong) return onField(field, wrong);
  }
  if (edit.labelEn !== undefined && slugOf(edit.labelEn) === "")
    return problem("labelEn", "lexicon.englishWrong");
  const { aliases = [] } = edit;
  if (aliases.length > MAX_ALIASES) return problem("aliases", "lexicon.tooManyAliases", { max: MAX_ALIASES });
  for (const alias of aliases) {
    const wrong = nameProblem(alias);
    if (wrong) return onField("aliases", wrong);
  }
  return null;
}

/**
 * A name begins with a letter or a digit and holds no semicolon: it travels through CSV files, where other beginnings are
 * formulas to a spreadsheet and semicolons part the aliases.
 */
export function nameProblem(name: string): Refusal | null {
  const tidy = name.trim();
  if (tidy === "") return refusal("lexicon.nameMissing");
  if (tidy.length > MAX_TERM_NAME) return refusal("lexicon.nameTooLong", { max: MAX_TERM_NAME });
  if (!/^[\p{L}\p{N}]/u.test(tidy)) return refusal("lexicon.nameBeginsWrong");
  return /[;\p{C}]/u.test(tidy) ? refusal("lexicon.nameHoldsWrong") : null;
}

/** What is stored for a term: "Drum & Bass" is drum-bass. */
export function slugOf(label: string): string {
  return folded(label)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Aliases as they are stored: trimmed, each once however it was written; the order stays. */
export function tidyAliases(aliases: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const alias of aliases.map((alias) => alias.trim()).filter(Boolean))
    if (!seen.has(folded(alias))) seen.set(folded(alias), alias);
  return [...seen.values()];
}

/** Everything that a term is understood by: one word means one term of its list. */
export function namesOf({ slug, label, aliases }: Pick<Term, "slug" | "label" | "aliases">): string[] {
  return [slug, label.en, label.es, ...aliases];
}

/** The first of these names that already means another term of the list, and which; null when every name is free. */
export function takenName<Other extends Term>(
  others: readonly Other[],
  names: readonly string[],
): { name: string; other: Other } | null {
  const owners = new Map(others.flatMap((other) => namesOf(other).map((name) => [folded(name), other])));
  for (const name of names) {
    const other = owners.get(folded(name));
    if (other) return { name, other };
  }
  return null;
}

/** How the person reads that a name is taken. */
export function nameTaken({ name, other }: { name: string; other: Term }): Refusal {
  return refusal("lexicon.nameTaken", { name, other: other.label.en });
}

/** The aliases that a term takes over from one that becomes part of it, so that its old names are still understood. */
export function inheritedAliases(into: Term, from: Term): string[] {
  const known = new Set(namesOf(into).map(folded));
  return tidyAliases(namesOf(from)).filter((name) => !known.has(folded(name)));
}

/** The terms that a part of a word may mean, by slug, label or alias; all of them for an empty one. */
export function searchTerms<Some extends Term>(terms: readonly Some[], text: string): Some[] {
  const wanted = folded(text);
  return terms.filter((term) => namesOf(term).some((name) => folded(name).includes(wanted)));
}
