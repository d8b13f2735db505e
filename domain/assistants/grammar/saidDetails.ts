import { decimalsOf } from "../../money/decimals.ts";
import { addDays } from "../../releases/planner/planDays.ts";
import { foldText } from "../../search/terms.ts";

const MONTHS = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4 },
};
const SPAN = /\b(\d{1,3}|an?|one|una?|two|dos|three|tres|four|cuatro) (days?|dias?|weeks?|semanas?)\b/;
const EARLIER = /\b(?:earlier|sooner|before|antes|adelant\w*)\b/;

/** Days that a sentence names: "two weeks", "diez días". */
function spanIn(folded: string): number | null {
  const [, count, unit] = SPAN.exec(folded) ?? [];
  if (!count || !unit) return null;
  return (NUMBERS[count] ?? Number(count)) * (/^[ws]/.test(unit) ? 7 : 1);
}

/** The day that a sentence names, written out or counted from another: "2027-03-12", "12 de marzo de 2027", "a week later". */
export function dayIn(said: string, from: string | null): string | null {
  const folded = foldText(said);
  const [iso] = /\b\d{4}-\d{2}-\d{2}\b/.exec(said) ?? [];
  if (iso) return iso;
  const [, day, month, year] =
    /\b(\d{1,2})(?:st|nd|rd|th)? (?:de |of )?([a-z]+)(?: de| del|,)? (\d{4})\b/.exec(folded) ?? [];
  const place = MONTHS.findIndex((names) => names.includes(month ?? ""));
  if (day && year && place >= 0)
    return `${year}-${String(place + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const span = from && spanIn(folded);
  return span ? addDays(from, EARLIER.test(folded) ? -span : span) : null;
}

/** How many days before the release a step is to be; a week where nobody says. */
export function daysBefore(said: string): number {
  return spanIn(foldText(said)) ?? 7;
}

/** What a sentence puts between quotation marks. */
export function quotedIn(said: string): string | null {
  return /["“«'‘]([^"”»]{2,120}?)["”»'’](?=[\s,.!?]|$)/u.exec(said)?.[1]?.trim() || null;
}

/** An amount of money in a sentence, in minor units: "9.50", "12 €". */
export function priceIn(said: string, currency: string): number | null {
  const [amount] = /(?<![\w.,])\d{1,4}(?:[.,]\d{1,2})?(?![\w,.]*\d)/.exec(said) ?? [];
  return amount ? Math.round(Number(amount.replace(",", ".")) * 10 ** decimalsOf(currency)) : null;
}
