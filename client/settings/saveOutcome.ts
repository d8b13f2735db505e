/** What became of a form: kept, or refused with a reason. `field` is null when no single field is to blame. */
export type SaveOutcome = { kind: "saved" } | { kind: "refused"; field: string | null; message: string };

export const SAVED: SaveOutcome = { kind: "saved" };
