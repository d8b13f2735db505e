import { isId } from "../isId.ts";

/** Without signs that look alike, and without the hyphen that parts words. */
const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** So many of them hold any id. */
const LENGTH = 22;
/** Code points: half of one is no text that an address can hold. */
const MAX_WORDS = 60;
/** Letters beyond ASCII take six signs or more of an address, and what tells of a thing takes no longer links (`LINK_LIMIT`). */
const MAX_ENCODED = 200;

/** A thing as its address names it: words that a person reads, then its id in short, by which it is found whatever it is called later. */
export function readableWord(title: string, id: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const letters = [...plain].slice(0, MAX_WORDS);
  while (encodeURIComponent(letters.join("")).length > MAX_ENCODED) letters.pop();
  const words = letters.join("").replace(/^-+|-+$/g, "");
  return [words, shortened(id)].filter(Boolean).join("-");
}

/** The id that a word of an address ends in, or is; null for any other word. */
export function idInWord(word: string): string | null {
  if (isId(word)) return word;
  return lengthened(word.slice(word.lastIndexOf("-") + 1));
}

function shortened(id: string): string {
  let rest = BigInt(`0x${id.replaceAll("-", "")}`);
  let short = "";
  for (; short.length < LENGTH; rest /= 58n) short = DIGITS[Number(rest % 58n)]! + short;
  return short;
}

function lengthened(short: string): string | null {
  if (short.length !== LENGTH) return null;
  let value = 0n;
  for (const sign of short) {
    const digit = DIGITS.indexOf(sign);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(32, "0");
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
