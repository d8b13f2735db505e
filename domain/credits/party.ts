import { ipiProblem, isniProblem } from "../catalog/identifiers.ts";
import { type Refusal, refusal } from "../words/refusal.ts";
import { isCreditRole } from "./roles.ts";

export const MAX_PARTY_NAME = 120;
export const MAX_CONTRIBUTORS = 100;

/** A name with a role, in the order in which it is printed. */
export interface Credit {
  name: string;
  role: string;
}

/** A person or group that takes part in music, and the numbers it is known by. */
export interface PartyEdit {
  name?: string | null | undefined;
  ipi?: string | null | undefined;
  isni?: string | null | undefined;
}

export function partyNameProblem(name: string): Refusal | null {
  if (name.trim() === "") return refusal("credits.nameMissing");
  if (name.trim().length <= MAX_PARTY_NAME) return null;
  return refusal("credits.nameTooLong", { max: MAX_PARTY_NAME });
}

/** What is wrong with each field that is given; null where nothing is. */
export function partyProblems({
  name,
  ipi,
  isni,
}: PartyEdit): Partial<Record<keyof PartyEdit, Refusal | null>> {
  return {
    ...(name === undefined ? {} : { name: partyNameProblem(name ?? "") }),
    ...(ipi ? { ipi: ipiProblem(ipi) } : {}),
    ...(isni ? { isni: isniProblem(isni) } : {}),
  };
}

/** What is wrong with the credits of a track, and on which line (from 0); null when nothing is. */
export function creditsProblem(credits: readonly Credit[]): (Refusal & { line: number }) | null {
  if (credits.length > MAX_CONTRIBUTORS)
    return { line: MAX_CONTRIBUTORS, ...refusal("credits.tooMany", { max: MAX_CONTRIBUTORS }) };
  const seen = new Set<string>();
  for (const [line, { name, role }] of credits.entries()) {
    const key = `${role} ${name.trim().toLowerCase()}`;
    const found = partyNameProblem(name) ?? (isCreditRole(role) ? null : refusal("credits.roleUnknown"));
    if (found) return { line, ...found };
    if (seen.has(key)) return { line, ...refusal("credits.creditTwice") };
    seen.add(key);
  }
  return null;
}
