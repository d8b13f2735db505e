import { readFileSync } from "node:fs";
import path from "node:path";
import { passwordProblem } from "../../domain/accounts/identity.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";

/**
 * The 5,000 most common passwords that are long enough to be chosen here, the most common first: from `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, Copyright 2012-2016 Dan Wheeler and Dropbox, 2021 @zxcvbn-ts).
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, "commonPasswords.txt"), "utf8")
    .trim()
    .split("\n"),
);

export function commonPasswordProblem(password: string): Refusal | null {
  return COMMON.has(password.trim().toLowerCase()) ? refusal("accounts.passwordCommon") : null;
}

/** What is wrong with a password that somebody chooses; null when it is good. */
export function chosenPasswordProblem(password: string): Refusal | null {
  return passwordProblem(password) ?? commonPasswordProblem(password);
}
