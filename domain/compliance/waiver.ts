import { type Refusal, refusal } from "../words/refusal.ts";

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

export function waiverReasonProblem(reason: string): Refusal | null {
  if (!reason.trim()) return refusal("compliance.reasonMissing");
  if (reason.trim().length <= MAX_WAIVER_REASON) return null;
  return refusal("compliance.reasonTooLong", { max: MAX_WAIVER_REASON });
}

/** The finding that a waiver is about, as `Finding.id` names it. */
export function waivedId({ code, subjectId }: Pick<Waiver, "code" | "subjectId">): string {
  return `${code} ${subjectId}`;
}
