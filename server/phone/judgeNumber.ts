import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { MIN_DIGITS, numberProblem, typedNumber } from "../../domain/phone/number.ts";
import { problem } from "../../domain/words/refusal.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";

/** Where a number without a plus is at home: the shape in which it is shown is theirs (SPEC.md section 5). */
const HOME = "US";

const CALLED: readonly NumberType[] = ["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"];

/** A number that may be called. */
export interface Dialled {
  /** E.164. */
  toNumber: string;
  /** Digits beyond ten of a number without a country code. */
  extension: string | null;
}

/**
 * Judges what somebody typed. InvalidInput: it is too short, there is no such number, or it is of a kind or a country that is not
 * called.
 *
 * @param countries those that are called, by their two letters
 */
export function judgeNumber(text: string, countries: readonly string[]): Dialled {
  const number = typedNumber(text);
  refuse(numberProblem(number));
  const isPlain = !number.startsWith("+");
  const found = parsePhoneNumberFromString(isPlain ? number.slice(0, MIN_DIGITS) : number, HOME);
  if (!found?.isValid()) throw new InvalidInput(problem("number", "phone.unknown"));
  const type = found.getType();
  if (type === "PREMIUM_RATE" || type === "SHARED_COST")
    throw new InvalidInput(problem("number", "phone.premium"));
  // Satellites and networks of no country have none: nobody knows what they cost.
  if (!CALLED.includes(type) || !found.country) throw new InvalidInput(problem("number", "phone.notCalled"));
  if (!countries.includes(found.country)) throw new InvalidInput(problem("number", "phone.countryClosed"));
  const extension = isPlain ? number.slice(MIN_DIGITS) : "";
  return { toNumber: found.number, extension: extension || null };
}
