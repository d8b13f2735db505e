/** The pattern for ILIKE of a text that contains `part` as it is typed; null when nothing was typed. */
export function containing(part: string | null | undefined): string | null {
  const typed = part?.trim();
  return typed ? `%${typed.replace(/[\\%_]/g, (character) => `\\${character}`)}%` : null;
}
