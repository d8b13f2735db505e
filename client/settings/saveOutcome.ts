/**
 * What became of a form: kept, or refused with a reason. `field` is null when no single field is to blame. `values` is what
 * stands now where that may differ from what was sent.
 */
export type SaveOutcome =
  | { kind: "saved"; values?: Record<string, unknown> }
  | { kind: "refused"; field: string | null; message: string };

export const SAVED: SaveOutcome = { kind: "saved" };
