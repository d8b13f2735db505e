import { isEmail, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from "./registration.ts";

export const RESET_MINUTES = 30;
export const EMAIL_CHANGE_HOURS = 24;

export const WRONG_PASSWORD = "This is not your password.";
export const PASSWORD_TOO_LONG = "A password holds at most 128 characters.";
export const SAME_PASSWORD = "Choose a password that is not the old one.";
export const HAS_PASSWORD = "Your account has a password already. Change it instead.";
export const HAS_NO_PASSWORD = "Your account has no password yet. Set the first one instead.";
export const EMAIL_INVALID = "This does not look like an email address.";
export const SAME_EMAIL = "This is your address already.";
export const LINK_SPENT = "This link was already used or has expired.";

/** What is wrong with a new password, in words for the person; null when it is good. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT;
  return password.length > MAX_PASSWORD_LENGTH ? PASSWORD_TOO_LONG : null;
}

/** What is wrong with a new address, in words for the person; null when it may be tried. */
export function newEmailProblem(email: string, current: string): string | null {
  if (!isEmail(email)) return EMAIL_INVALID;
  return email.trim().toLowerCase() === current.toLowerCase() ? SAME_EMAIL : null;
}
