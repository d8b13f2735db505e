/** Codes of an authenticator app: six digits that change every half minute (RFC 6238, as every such app makes them). */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;

/** How long a browser is believed that was told not to ask again. */
export const TRUSTED_DAYS = 30;

/** How long somebody who gave the password or opened the link has to type the code. */
export const CODE_MINUTES = 10;

/** Letters and digits that nobody takes for one another on paper. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const HALF = 5;
export const RECOVERY_CODES = 10;

/** What somebody typed: a code of the app, or one of those kept for the day on which the app is gone. */
export interface TypedCode {
  kind: "app" | "recovery";
  code: string;
}

/** Null for what can be neither. Blanks, hyphens and capitals are as one likes: codes are copied from paper. */
export function readCode(typed: string): TypedCode | null {
  const plain = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  if (plain.length === CODE_DIGITS && /^\d+$/.test(plain)) return { kind: "app", code: plain };
  const isRecovery = plain.length === 2 * HALF && [...plain].every((letter) => ALPHABET.includes(letter));
  return isRecovery ? { kind: "recovery", code: inHalves(plain) } : null;
}

/** A set of recovery codes, out of random numbers from 0 up to, not including, `below`. */
export function recoveryCodes(random: (below: number) => number): string[] {
  const letter = () => ALPHABET[random(ALPHABET.length)]!;
  return Array.from({ length: RECOVERY_CODES }, () =>
    inHalves(Array.from({ length: 2 * HALF }, letter).join("")),
  );
}

function inHalves(plain: string): string {
  return `${plain.slice(0, HALF)}-${plain.slice(HALF)}`;
}
