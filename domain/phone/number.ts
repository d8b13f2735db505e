import { type Problem, problem } from "../words/refusal.ts";
import { countryCodeOf } from "./countryCode.ts";

/** Digits that a number to call has at least (SPEC.md section 9). */
export const MIN_DIGITS = 10;
/** Fifteen digits are the longest number there is (ITU-T E.164), and an extension may follow. */
export const MAX_DIGITS = 20;

/** What is kept of what somebody typed: digits, and one plus where it leads (SPEC.md section 5). */
export function typedNumber(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, MAX_DIGITS);
  return text.trimStart().startsWith("+") ? `+${digits}` : digits;
}

/** The number with a leading plus, or without the one that it has. */
export function togglePlus(number: string): string {
  return number.startsWith("+") ? number.slice(1) : `+${number}`;
}

/**
 * As it is shown: (xxx) xxx-xxxx, with "ext." for digits beyond ten (SPEC.md section 5). That shape would tear a number of
 * another country apart: one with a plus is grouped behind its country code.
 */
export function formatNumber(number: string): string {
  return number.startsWith("+") ? international(number.slice(1)) : national(number);
}

/** A number that was called, which is kept with its country code. */
interface Called {
  toNumber: string;
  extension: string | null | undefined;
}

/** A called number as it is typed to call it again: those of North America without their code, so that an extension fits behind. */
export function numberAgain({ toNumber, extension }: Called): string {
  return toNumber.startsWith("+1") ? toNumber.slice(2) + (extension ?? "") : toNumber;
}

/** A called number as it is shown: those of North America in their own shape. */
export function formatCalled(called: Called): string {
  return formatNumber(numberAgain(called));
}

function national(digits: string): string {
  if (digits.length < 4) return digits;
  const line = digits.length > 6 ? `${digits.slice(3, 6)}-${digits.slice(6, 10)}` : digits.slice(3);
  const beyond = digits.length > 10 ? ` ext. ${digits.slice(10)}` : "";
  return `(${digits.slice(0, 3)}) ${line}${beyond}`;
}

function international(digits: string): string {
  const code = countryCodeOf(digits);
  const groups = digits.slice(code.length).match(/.{1,3}/g) ?? [];
  // A last digit by itself is read with the group before it.
  if (groups.length > 1 && groups.at(-1)!.length === 1) groups.splice(-2, 2, groups.slice(-2).join(""));
  return `+${[code, ...groups].filter(Boolean).join(" ")}`;
}

/** Numbers of fire, police and ambulance, as most countries have them. */
const EMERGENCY = new Set(
  "000 061 062 091 092 100 101 102 103 108 110 111 112 113 114 115 116 117 118 119 120 122 144 190 191 192 193 911 999".split(
    " ",
  ),
);

/** Why a number as it was typed cannot be called at all; null where it may be one. */
export function numberProblem(number: string): Problem | null {
  const digits = number.replace("+", "");
  const behindCode = number.startsWith("+") ? digits.slice(countryCodeOf(digits).length) : digits;
  if (EMERGENCY.has(digits) || EMERGENCY.has(behindCode)) return problem("number", "phone.emergency");
  if (digits.length < MIN_DIGITS) return problem("number", "phone.tooShort", { digits: MIN_DIGITS });
  if (digits.length > MAX_DIGITS) return problem("number", "phone.tooLong");
  return null;
}
