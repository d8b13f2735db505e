/** Country codes of two digits; those of one are 1 and 7, all others have three (ITU-T E.164, list of assigned codes). */
const OF_TWO = new Set(
  "20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98".split(
    " ",
  ),
);

/** The country code that these digits begin with, as far as they were typed. */
export function countryCodeOf(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(0, 1);
  return OF_TWO.has(digits.slice(0, 2)) ? digits.slice(0, 2) : digits.slice(0, 3);
}
