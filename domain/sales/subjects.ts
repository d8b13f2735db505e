/** What can be sold, and what a split sheet can be about. */
export const SUBJECT_KINDS = ["track", "release"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One thing of them, as it stands in sales and in the books: "track:" and its id. */
export type SubjectKey = `${SubjectKind}:${string}`;

export interface Subject {
  kind: SubjectKind;
  id: string;
}

export function subjectKey({ kind, id }: Subject): SubjectKey {
  return `${kind}:${id}`;
}

const KEY = new RegExp(`^(${SUBJECT_KINDS.join("|")}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** Null for what is no subject of ours. */
export function subjectOf(key: string): Subject | null {
  const [, kind, id] = KEY.exec(key) ?? [];
  return kind && id ? { kind: kind as SubjectKind, id } : null;
}
