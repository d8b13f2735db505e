import { folded } from "../../domain/lexicon/vocabulary.ts";

interface Choice {
  value: string;
  label: string;
}

/** From so many letters on, the beginning of a word stands for it. */
const LETTERS = 2;

/**
 * The value that was meant by what was typed: the choice called so, else the first whose name, or a word of it, begins so.
 * Null where none does.
 */
export function completedChoice(typed: string, choices: readonly Choice[]): string | null {
  const text = folded(typed);
  if (text === "") return null;
  const named = choices.map(({ value, label }) => ({ value, name: folded(label) }));
  const exact = named.find(({ value, name }) => name === text || value === typed);
  if (exact) return exact.value;
  if (text.length < LETTERS) return null;
  const begun =
    named.find(({ name }) => name.startsWith(text)) ?? named.find(({ name }) => name.includes(` ${text}`));
  return begun?.value ?? null;
}
