import { spokenHeaders } from "../app/network.ts";

/** An answer of the sign-in service: done, or refused in its own words (null when it gave none). */
export type AuthAnswer = { isDone: true } | { isDone: false; message: string | null };

/** Speaks to the sign-in service. Throws when it cannot be reached. */
export async function postAuth(action: string, body: object): Promise<AuthAnswer> {
  const response = await fetch(`/api/auth/${action}`, {
    method: "POST",
    headers: { ...spokenHeaders(), "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return { isDone: true };
  const answer: unknown = await response.json().catch(() => null);
  return { isDone: false, message: messageIn(answer) };
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return null;
  return typeof answer.message === "string" && answer.message !== "" ? answer.message : null;
}
