import { iswcProblem } from "../catalog/identifiers.ts";
import { onField, type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { partyNameProblem } from "./party.ts";

export const MAX_WORK_TITLE = 200;
export const MAX_WRITERS = 50;
export const MAX_WORKS = 20;
/** The whole of a work in basis points. */
export const WHOLE_BP = 10_000;

/** Composer, author of the words, or both (CISAC roles). */
export const WRITER_ROLES = ["C", "A", "CA"] as const;
export type WriterRole = (typeof WRITER_ROLES)[number];

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

/** Of writers it says which line is meant, from 0. */
export type WorkProblem = Problem<"title" | "iswc" | "writers"> & { line: number | null };

/**
 * What keeps a work from being saved; null when nothing does. Shares below the whole may be saved as a draft: `isWhole`
 * tells, and compliance asks before a release goes out.
 */
export function workProblem({ title, iswc, writers }: WorkEdit): WorkProblem | null {
  const about = titleProblem(title) ?? onField("iswc", iswc ? iswcProblem(iswc) : null);
  if (about) return { ...about, line: null };
  if (writers.length > MAX_WRITERS)
    return { ...problem("writers", "credits.tooManyWriters", { max: MAX_WRITERS }), line: MAX_WRITERS };
  const seen = new Set<string>();
  for (const [line, writer] of writers.entries()) {
    const found = writerProblem(writer) ?? (seen.has(keyOf(writer)) ? refusal("credits.writerTwice") : null);
    if (found) return { field: "writers", line, ...found };
    seen.add(keyOf(writer));
  }
  return sharesOf(writers) > WHOLE_BP ? { ...problem("writers", "credits.sharesOver"), line: null } : null;
}

function titleProblem(title: string): Problem<"title"> | null {
  if (title.trim() === "") return problem("title", "credits.workTitleMissing");
  if (title.trim().length <= MAX_WORK_TITLE) return null;
  return problem("title", "credits.workTitleTooLong", { max: MAX_WORK_TITLE });
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

function writerProblem({ name, role, shareBp }: Writer): Refusal | null {
  const nameless = partyNameProblem(name);
  if (nameless) return nameless;
  if (!WRITER_ROLES.includes(role as WriterRole)) return refusal("credits.writerRoleUnknown");
  return Number.isInteger(shareBp) && shareBp >= 0 && shareBp <= WHOLE_BP
    ? null
    : refusal("credits.shareWrong");
}

function keyOf({ name }: Writer): string {
  return name.trim().toLowerCase();
}
