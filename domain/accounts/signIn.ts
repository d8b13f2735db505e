/** Every text of the sign-in form, to the letter (SPEC.md sections 4, 5 and 8). */
export const EMAIL_REQUIRED = "Please enter your email address.";
export const EMAIL_AND_PASSWORD_REQUIRED = "Please enter both email and password.";
export const INVALID_CREDENTIALS = "Invalid credentials";
/** Ours: a right password too is refused while the door is busy, so it must not be called wrong. */
export const TOO_MANY_ATTEMPTS = "Too many attempts. Wait a moment and try again.";
/** Ours: said only to somebody whose password or link was right. */
export const ACCOUNT_SUSPENDED =
  "This account is suspended. Write to the operator if you think that is a mistake.";
export const MAGIC_LINK_FAILED = "An error occurred";
export const LOGIN_FAILED = "Login failed";
export const MAGIC_LINK_SENT = "Check your email for the magic link!";
export const LOGIN_SUCCESSFUL = "Login successful!";
export const NO_SESSION = "No user session found";
export const AUTHENTICATION_FAILED = "Authentication failed";

/** Sign-in judges a password only from this length on; shorter ones are refused unseen (DECISIONS.md 7). */
export const MIN_SIGN_IN_PASSWORD_LENGTH = 6;

export const MAGIC_LINK_REDIRECT_MS = 2000;
export const LOGIN_REDIRECT_MS = 1000;
export const MAGIC_LINK_MINUTES = 5;
export const SESSION_DAYS = 30;

/** Success messages are told from errors by their words alone (SPEC.md section 4, Form). */
export function isSuccessMessage(message: string): boolean {
  return message.includes("successful") || message.includes("Check your email");
}
