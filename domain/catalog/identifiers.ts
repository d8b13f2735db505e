import { type Refusal, refusal } from "../words/refusal.ts";

/*
 * The numbers of the music business that carry a check digit: how they are stored, and what is wrong with one that was
 * typed. None is ever invented here (knowledge/screens.md 3.0).
 */

/** A UPC, EAN or GTIN-14 as it is stored: fourteen digits for cartons, else a GTIN-13, which a UPC is with a zero before it. */
export function normaliseUpc(text: string): string {
  const digits = text
    .toUpperCase()
    .replace(/^\s*(UPC|EAN|GTIN|ICPN)[:\s]*/, "")
    .replace(/[\s-]/g, "");
  return /^\d{12}$/.test(digits) ? `0${digits}` : digits;
}

/** What is wrong with a UPC or EAN; `null` when nothing is (GS1, modulo 10). */
export function upcProblem(text: string): Refusal | null {
  const digits = normaliseUpc(text);
  return /^\d{13,14}$/.test(digits) && !/^0+$/.test(digits) && gtinSum(digits) % 10 === 0
    ? null
    : refusal("identifiers.upcWrong");
}

/** The way it is printed under the bars: a UPC without the zero that makes it a GTIN-13. */
export function formatUpc(upc: string): string {
  return upc.length === 13 && upc.startsWith("0") ? upc.slice(1) : upc;
}

/** From the right, every second digit counts threefold; the check digit itself counts once. */
function gtinSum(digits: string): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
}

/** An ISWC as it is stored: T and ten digits, without dots and hyphens. */
export function normaliseIswc(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*ISWC[:\s]*/, "")
    .replace(/[\s.-]/g, "");
}

/** What is wrong with an ISWC; `null` when nothing is (ISO 15707: 1 + Σ i·dᵢ + check is a multiple of ten). */
export function iswcProblem(text: string): Refusal | null {
  const iswc = normaliseIswc(text);
  if (!/^T\d{10}$/.test(iswc)) return refusal("identifiers.iswcWrong");
  const digits = [...iswc.slice(1)].map(Number);
  const sum = digits.slice(0, 9).reduce((sum, digit, place) => sum + digit * (place + 1), 1);
  return (sum + digits[9]!) % 10 === 0 ? null : refusal("identifiers.iswcWrong");
}

/** T-034.524.680-1. */
export function formatIswc(iswc: string): string {
  return iswc.replace(/^(T)(...)(...)(...)(.)$/, "$1-$2.$3.$4-$5");
}

/** An IPI name number as it is stored: eleven digits, with the zeros before it that lists leave out. */
export function normaliseIpi(text: string): string {
  const digits = text
    .toUpperCase()
    .replace(/^\s*(IPI|CAE)[:\s]*/, "")
    .replace(/[\s.-]/g, "");
  return /^\d{1,11}$/.test(digits) ? digits.padStart(11, "0") : digits;
}

/** What is wrong with an IPI name number; `null` when nothing is (CISAC: weights 10 to 2, modulo 101). */
export function ipiProblem(text: string): Refusal | null {
  const ipi = normaliseIpi(text);
  if (!/^\d{11}$/.test(ipi) || /^0+$/.test(ipi)) return refusal("identifiers.ipiWrong");
  const sum = [...ipi.slice(0, 9)].reduce((sum, digit, place) => sum + Number(digit) * (10 - place), 0);
  return ((101 - (sum % 101)) % 101) % 100 === Number(ipi.slice(9)) ? null : refusal("identifiers.ipiWrong");
}

/** An ISNI as it is stored: sixteen characters without spaces, the last of which may be X. */
export function normaliseIsni(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*(HTTPS?:\/\/)?(WWW\.)?(ISNI\.ORG\/(ISNI\/)?|ISNI[:\s]*)/, "")
    .replace(/[\s-]/g, "");
}

/** What is wrong with an ISNI; `null` when nothing is (ISO 7064, modulo 11-2). */
export function isniProblem(text: string): Refusal | null {
  const isni = normaliseIsni(text);
  if (!/^\d{15}[\dX]$/.test(isni)) return refusal("identifiers.isniWrong");
  const rest = [...isni.slice(0, 15)].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const check = (12 - rest) % 11;
  return isni.endsWith(check === 10 ? "X" : String(check)) ? null : refusal("identifiers.isniWrong");
}

/** 0000 0001 2150 090X. */
export function formatIsni(isni: string): string {
  return isni.replace(/(.{4})(?=.)/g, "$1 ");
}
