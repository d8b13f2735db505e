import { iswcProblem } from "../catalog/identifiers.ts";
import { partyNameProblem } from "./party.ts";

export const MAX_WORK_TITLE = 200;
export const MAX_WRITERS = 50;
export const MAX_WORKS = 20;
/** The whole of a work in basis points. */
export const WHOLE_BP = 10_000;

/** Composer, author of the words, or both (CISAC roles). */
export const WRITER_ROLES = ["C", "A", "CA"] as const;
export type WriterRole = (typeof WRITER_ROLES)[number];

export const WORK_TITLE_MISSING = "A work needs a title.";
export const WORK_TITLE_TOO_LONG = "The title of a work holds at most 200 characters.";
export const SHARE_WRONG = "A share is from 0 to 100 %, with two decimals at most.";
export const WRITER_ROLE_UNKNOWN = "Choose what each writer wrote.";
export const WRITER_TWICE = "The same writer is listed twice.";
export const TOO_MANY_WRITERS = "A work holds at most 50 writers.";
export const SHARES_OVER = "The shares add up to more than 100 %.";
export const TOO_MANY_WORKS = "A recording holds at most 20 works.";

export interface Writer {
  name: string;
  role: string;
  /** Basis points. */
  shareBp: number;
}

export interface WorkEdit {
  title: string;
  iswc: string | null;
  writers: readonly Writer[];
}

export type WorkProblem = { field: "title" | "iswc" | "writers"; line: number | null; message: string };

/**
 * What keeps a work from being saved; null when nothing does. Shares below the whole may be saved as a draft: `isWhole`
 * tells, and compliance asks before a release goes out.
 */
export function workProblem({ title, iswc, writers }: WorkEdit): WorkProblem | null {
  if (title.trim() === "") return { field: "title", line: null, message: WORK_TITLE_MISSING };
  if (title.trim().length > MAX_WORK_TITLE)
    return { field: "title", line: null, message: WORK_TITLE_TOO_LONG };
  const code = iswc ? iswcProblem(iswc) : null;
  if (code) return { field: "iswc", line: null, message: code };
  if (writers.length > MAX_WRITERS) return { field: "writers", line: MAX_WRITERS, message: TOO_MANY_WRITERS };
  const seen = new Set<string>();
  for (const [line, writer] of writers.entries()) {
    const message = writerProblem(writer) ?? (seen.has(keyOf(writer)) ? WRITER_TWICE : null);
    if (message) return { field: "writers", line, message };
    seen.add(keyOf(writer));
  }
  return sharesOf(writers) > WHOLE_BP ? { field: "writers", line: null, message: SHARES_OVER } : null;
}

/** Whether the writers' shares are the whole work, to the last basis point. */
export function isWhole(writers: readonly { shareBp: number }[]): boolean {
  return sharesOf(writers) === WHOLE_BP;
}

export function sharesOf(writers: readonly { shareBp: number }[]): number {
  return writers.reduce((sum, { shareBp }) => sum + shareBp, 0);
}

/** Equal parts of the whole; what does not divide goes to the first ones. */
export function equalShares(count: number): number[] {
  const each = Math.floor(WHOLE_BP / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => each + (at < WHOLE_BP - each * count ? 1 : 0));
}

function writerProblem({ name, role, shareBp }: Writer): string | null {
  const problem = partyNameProblem(name);
  if (problem) return problem;
  if (!WRITER_ROLES.includes(role as WriterRole)) return WRITER_ROLE_UNKNOWN;
  return Number.isInteger(shareBp) && shareBp >= 0 && shareBp <= WHOLE_BP ? null : SHARE_WRONG;
}

function keyOf({ name }: Writer): string {
  return name.trim().toLowerCase();
}
