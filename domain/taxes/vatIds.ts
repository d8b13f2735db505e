/**
 * VAT numbers without their country, as each authority writes them (European Commission, VIES, "Structures of the VAT numbers";
 * HM Revenue & Customs; the registers of Switzerland and Norway).
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  NO: /^\d{9}(?:MVA)?$/,
};

/** Countries whose check digits are known here; of the others the shape alone is looked at. */
const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  DE: isGerman,
  ES: isSpanish,
  FR: isFrench,
  GB: isBritish,
  IT: passesLuhn,
  NL: isDutch,
};

/** As it is kept: capitals without blanks, dots and dashes. */
export function plainId(given: string): string {
  return given.toUpperCase().replace(/[\s.\-/]/g, "");
}

/** Whether it can be a VAT number: two letters of a country, and a number as that country writes them. Nobody is asked whether it is in use. */
export function isVatId(plain: string): boolean {
  const [prefix, number] = [plain.slice(0, 2), plain.slice(2)];
  const shape = SHAPES[prefix];
  return shape?.test(number) === true && (CHECKS[prefix]?.(number) ?? true);
}

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, place) => sum + digit * weights[place]!, 0);

/** ISO 7064, mod 11,10. */
function isGerman(number: string): boolean {
  const digits = digitsOf(number);
  let product = 10;
  for (const digit of digits.slice(0, 8)) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === digits[8];
}

/** The number of the company has a check digit of Luhn; where its key is of digits, that follows from the number. */
function isFrench(number: string): boolean {
  const [key, company] = [number.slice(0, 2), number.slice(2)];
  // Monaco's are no numbers of French companies.
  if (!company.startsWith("000") && !passesLuhn(company)) return false;
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(company) % 97)) % 97;
}

const OF_PERSONS = "TRWAGMYFPDXBNJZSQVHLCKE";
const OF_COMPANIES = "JABCDEFGHI";

/** Persons by a letter for the remainder of 23, companies by a digit of Luhn or its letter. */
function isSpanish(number: string): boolean {
  const end = number.at(-1)!;
  const first = number[0]!;
  const person = /^[XYZ]\d{7}[A-Z]$/.test(number)
    ? `${"XYZ".indexOf(first)}${number.slice(1, 8)}`
    : number.slice(0, 8);
  if (/^\d{8}$/.test(person)) return OF_PERSONS[Number(person) % 23] === end;
  if (/^[KLM]/.test(number)) return OF_PERSONS[Number(number.slice(1, 8)) % 23] === end;
  const check = luhnDigit(number.slice(1, 8));
  if (/^[PQRSNW]/.test(first)) return end === OF_COMPANIES[check];
  if (/^[ABEH]/.test(first)) return end === String(check);
  return end === String(check) || end === OF_COMPANIES[check];
}

/** Weighted from 8 down to 2; since 2010 beside that with 55 more. Numbers of departments and health authorities have none. */
function isBritish(number: string): boolean {
  if (!/^\d/.test(number)) return true;
  const sum = weighted(number.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Companies by the remainder of 11; those of persons, since 2020, by 97 over everything with letters as numbers. */
function isDutch(number: string): boolean {
  const byEleven = weighted(number.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  if (byEleven === Number(number[8])) return true;
  const whole = [...`NL${number}`].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(whole) % 97n === 1n;
}

function luhnDigit(digits: string): number {
  const sum = digitsOf(digits)
    .reverse()
    .reduce(
      (all, digit, place) => all + (place % 2 ? digit : ((digit * 2) % 10) + Math.floor((digit * 2) / 10)),
      0,
    );
  return (10 - (sum % 10)) % 10;
}

function passesLuhn(number: string): boolean {
  return luhnDigit(number.slice(0, -1)) === Number(number.at(-1));
}
