import { type ProblemPayload, refusalIn } from "../i18n/useRefusal.ts";

/**
 * What became of a form: kept, or refused with a reason. `field` is null when no single field is to blame. `values` is what
 * stands now where that may differ from what was sent.
 */
export type SaveOutcome =
  | { kind: "saved"; values?: Record<string, unknown> }
  | ({ kind: "refused" } & (ProblemPayload | { field: string | null; message: string }));

export const SAVED: SaveOutcome = { kind: "saved" };

/** A verb's answer that is not what was hoped for. */
export function refusedBy(answer: object): SaveOutcome {
  return { kind: "refused", ...refusalIn(answer) };
}
