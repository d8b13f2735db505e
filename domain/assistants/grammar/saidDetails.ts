import { decimalsOf } from "../../money/decimals.ts";
import { isDay } from "../../releases/localTime.ts";
import { addDays } from "../../releases/planner/planDays.ts";
import { foldText } from "../../search/terms.ts";

export const MONTHS = [
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
export const NUMBERS: Readonly<Record<string, number>> = {
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

const YEAR = "(?:(?: de| del|,)? (\\d{4}))?\\b";
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:de |of )?([a-z]+)${YEAR}`, "g");
const MONTH_FIRST = new RegExp(`\\b([a-z]+) (\\d{1,2})(?:st|nd|rd|th)?${YEAR}`, "g");

/** A day as it is written with its month; the year only where it is said. */
interface WrittenDay {
  year: string | undefined;
  /** "-03-12". */
  monthDay: string;
}

/** Days that are written with their months, as they come: "12 March 2027", "March 12", "12 de marzo". */
export function writtenDays(folded: string): WrittenDay[] {
  const found = [
    ...[...folded.matchAll(DAY_FIRST)].map(({ index, 1: day, 2: month, 3: year }) => ({
      ...{ index, day, month, year },
    })),
    ...[...folded.matchAll(MONTH_FIRST)].map(({ index, 1: month, 2: day, 3: year }) => ({
      ...{ index, day, month, year },
    })),
  ];
  return found
    .sort((a, b) => a.index - b.index)
    .flatMap(({ day, month, year }) => {
      const place = MONTHS.findIndex((names) => names.includes(month!));
      const monthDay = `-${String(place + 1).padStart(2, "0")}-${day!.padStart(2, "0")}`;
      return place < 0 ? [] : [{ year, monthDay }];
    });
}

/** The first day that is written with its month. Without a year it is the next such day from today on. */
function writtenDay(folded: string, today: string): string | null {
  const [first] = writtenDays(folded);
  if (!first) return null;
  const { year, monthDay } = first;
  const thisYear = today.slice(0, 4);
  const years = year ? [year] : [thisYear, String(Number(thisYear) + 1)];
  return years.map((of) => `${of}${monthDay}`).find((each) => isDay(each) && (year || each >= today)) ?? null;
}

/** The day that a sentence names, written out or counted from another: "2027-03-12", "12 de marzo", "a week later". */
export function dayIn(
  said: string,
  {
    from,
    today,
  }: { /** From which spans count; null: they name no day. */ from: string | null; today: string },
): string | null {
  const folded = foldText(said);
  const [iso] = /\b\d{4}-\d{2}-\d{2}\b/.exec(said) ?? [];
  if (iso && isDay(iso)) return iso;
  const written = writtenDay(folded, today);
  if (written) return written;
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
