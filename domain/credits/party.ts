import { ipiProblem, isniProblem } from "../catalog/identifiers.ts";
import { isCreditRole } from "./roles.ts";

export const MAX_PARTY_NAME = 120;
export const MAX_CONTRIBUTORS = 100;

export const PARTY_NAME_MISSING = "Everybody credited needs a name.";
export const PARTY_NAME_TOO_LONG = "A name holds at most 120 characters.";
export const PARTY_NAME_TAKEN = "Somebody of this name is in the studio already.";
export const ROLE_UNKNOWN = "Choose a role from the list.";
export const CREDIT_TWICE = "The same name has the same role twice.";
export const TOO_MANY_CONTRIBUTORS = "A track holds at most 100 credits.";

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

export function partyNameProblem(name: string): string | null {
  if (name.trim() === "") return PARTY_NAME_MISSING;
  return name.trim().length > MAX_PARTY_NAME ? PARTY_NAME_TOO_LONG : null;
}

/** What is wrong with each field that is given, in words for the person; null where nothing is. */
export function partyProblems({
  name,
  ipi,
  isni,
}: PartyEdit): Partial<Record<keyof PartyEdit, string | null>> {
  return {
    ...(name === undefined ? {} : { name: partyNameProblem(name ?? "") }),
    ...(ipi ? { ipi: ipiProblem(ipi) } : {}),
    ...(isni ? { isni: isniProblem(isni) } : {}),
  };
}

/** What is wrong with the credits of a track, and on which line (from 0); null when nothing is. */
export function creditsProblem(credits: readonly Credit[]): { line: number; message: string } | null {
  if (credits.length > MAX_CONTRIBUTORS) return { line: MAX_CONTRIBUTORS, message: TOO_MANY_CONTRIBUTORS };
  const seen = new Set<string>();
  for (const [line, { name, role }] of credits.entries()) {
    const key = `${role} ${name.trim().toLowerCase()}`;
    const message = partyNameProblem(name) ?? (isCreditRole(role) ? null : ROLE_UNKNOWN);
    if (message) return { line, message };
    if (seen.has(key)) return { line, message: CREDIT_TWICE };
    seen.add(key);
  }
  return null;
}
