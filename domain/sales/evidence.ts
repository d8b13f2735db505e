import { type Problem, problem } from "../words/refusal.ts";

/** As long as the payment provider takes it, with some to spare for letters of several bytes. */
export const EVIDENCE_LIMIT = 20_000;

/** What is wrong with what a bank is to be told of a dispute. */
export function evidenceProblem(evidence: string): Problem | null {
  const text = evidence.trim();
  if (text === "") return problem("evidence", "sales.evidenceMissing");
  return text.length > EVIDENCE_LIMIT
    ? problem("evidence", "sales.evidenceTooLong", { max: EVIDENCE_LIMIT })
    : null;
}
