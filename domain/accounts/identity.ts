import { type Refusal, refusal } from "../words/refusal.ts";
import { isEmail, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./registration.ts";

export const RESET_MINUTES = 30;
export const EMAIL_CHANGE_HOURS = 24;
/** How long the letter of a registration proves its mailbox. */
export const PROOF_DAYS = 7;

/** What is wrong with a new password; null when it is good. */
export function passwordProblem(password: string): Refusal | null {
  if (password.length < MIN_PASSWORD_LENGTH)
    return refusal("accounts.passwordTooShort", { min: MIN_PASSWORD_LENGTH });
  return password.length > MAX_PASSWORD_LENGTH
    ? refusal("accounts.passwordTooLong", { max: MAX_PASSWORD_LENGTH })
    : null;
}

/** What is wrong with a new address; null when it may be tried. */
export function newEmailProblem(email: string, current: string): Refusal | null {
  if (!isEmail(email)) return refusal("accounts.emailWrong");
  return email.trim().toLowerCase() === current.toLowerCase() ? refusal("accounts.emailSame") : null;
}
