/** A decision to leave a finding as it is. */
export interface Waiver {
  releaseId: string;
  code: string;
  subjectId: string;
  reason: string;
  userName: string | null;
  createdAt: Date;
}

export const MAX_WAIVER_REASON = 500;
export const WAIVER_REASON_MISSING = "Say why this may stay as it is.";
export const WAIVER_REASON_LENGTH = "A reason holds at most 500 characters.";
export const WAIVER_FORBIDDEN = "This must be mended; it cannot be left.";

export function waiverReasonProblem(reason: string): string | null {
  if (!reason.trim()) return WAIVER_REASON_MISSING;
  return reason.trim().length > MAX_WAIVER_REASON ? WAIVER_REASON_LENGTH : null;
}

/** The finding that a waiver is about, as `Finding.id` names it. */
export function waivedId({ code, subjectId }: Pick<Waiver, "code" | "subjectId">): string {
  return `${code} ${subjectId}`;
}
