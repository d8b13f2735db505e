export const SUBJECT_KINDS = ["release", "track", "work", "party", "cover"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a finding is about. */
export interface Subject {
  kind: SubjectKind;
  id: string;
  name: string;
}
