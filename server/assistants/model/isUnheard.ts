/** Of these a provider never heard. */
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Answered with a refusal, or never sent: nothing was written, and nothing costs. */
export function isUnheard(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { statusCode, code, cause } = error as Error & { statusCode?: number; code?: string };
  if (statusCode !== undefined) return statusCode >= 400;
  if (code !== undefined && NEVER_SENT.has(code)) return true;
  return error.name === "WrongWay" || (cause !== undefined && isUnheard(cause));
}
