import { spokenHeaders } from "../app/network.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";

/** An answer of the sign-in service: done, or refused (null when it did not say why). */
export type AuthAnswer = { isDone: true } | { isDone: false; told: RefusalPayload | null };

/** Speaks to the sign-in service. Throws when it cannot be reached. */
export async function postAuth(action: string, body: object): Promise<AuthAnswer> {
  const response = await fetch(`/api/auth/${action}`, {
    method: "POST",
    headers: { ...spokenHeaders(), "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return { isDone: true };
  const answer: unknown = await response.json().catch(() => null);
  return { isDone: false, told: toldIn(answer) };
}

/** What stands beside the words is ours alone: the library behind the service gives words, and codes of its own. */
function toldIn(answer: unknown): RefusalPayload | null {
  const { code = "", params = {}, message } = (answer ?? {}) as Partial<RefusalPayload>;
  return message ? { code, params, message } : null;
}
