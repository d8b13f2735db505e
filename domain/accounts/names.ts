import { type Refusal, refusal } from "../words/refusal.ts";

export const MAX_FULL_NAME = 120;
export const MAX_ARTIST_NAME = 120;

// Endings of addresses that people click on; a name such as "will.i.am" or "St. Vincent" has none of them.
const ENDINGS =
  "com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop|store|club|click|link|live|life|vip|win|ru|cn|de|fr|es|it|uk|eu|us|br|in|me|gg|ly|to|su|tk|example|test";
const ADDRESS = new RegExp(
  `://|\\bwww\\.|[^\\s@]+@[^\\s@]+\\.[^\\s@]|[\\p{L}\\p{N}-]+\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}-]+\\.\\p{L}{2,}/`,
  "iu",
);
// What no keyboard writes: control signs, and those that turn the direction of what follows them.
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2028-\u202e\u2066-\u2069\ufeff]/u;

/**
 * What is wrong with the signs of a name that others read, in letters too: a name must not be an advertisement or lead
 * anywhere. Null when it is good; how long it may be, and whether it may be missing, is judged where it is asked for.
 */
export function nameSignsProblem(name: string): Refusal | null {
  if (UNREADABLE.test(name)) return refusal("accounts.nameUnreadable");
  return ADDRESS.test(name) ? refusal("accounts.nameAddress") : null;
}

/** What is wrong with a person's name that is there. */
export function fullNameProblem(name: string): Refusal | null {
  return name.length > MAX_FULL_NAME
    ? refusal("accounts.nameTooLong", { max: MAX_FULL_NAME })
    : nameSignsProblem(name);
}

/** What is wrong with the name of an artist that is there. */
export function stageNameProblem(name: string): Refusal | null {
  return name.length > MAX_ARTIST_NAME
    ? refusal("accounts.artistNameTooLong", { max: MAX_ARTIST_NAME })
    : nameSignsProblem(name);
}
