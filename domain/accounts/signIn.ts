import type { Code } from "../words/catalogue.ts";
/** Sign-in judges a password only from this length on; shorter ones are refused unseen (DECISIONS.md 7). */
export const MIN_SIGN_IN_PASSWORD_LENGTH = 6;

export const MAGIC_LINK_REDIRECT_MS = 2000;
export const LOGIN_REDIRECT_MS = 1000;
export const MAGIC_LINK_MINUTES = 5;
export const SESSION_DAYS = 30;
/** How old a session may be where people without a password are asked to show that it is them. */
export const FRESH_SESSION_MINUTES = 10;

const SUCCESSES: readonly string[] = [
  "accounts.registrationDone",
  "accounts.loginDone",
  "accounts.magicLinkSent",
] satisfies Code[];

/** What is said with "successful" or "Check your email" in English is good news (SPEC.md section 4, Form). */
export function isSuccess({ code }: { code: string }): boolean {
  return SUCCESSES.includes(code);
}
